/** The landlady of the house. */
export function Landlady() {
  return (
    <svg class="figure" viewBox="-20 -46 40 52" aria-hidden="true">
      <g transform="scale(1.3)">
        <path d="M-10 2c0-9 5-10 6-17h8c1 7 6 8 6 17z" fill="#0f6a75" stroke="#f5f2e7" stroke-width="1.2" />
        <path d="M-5-8h10v10H-5z" fill="#fff9ea" stroke="#221a15" stroke-width="1" />
        <circle cy="-20" r="6.6" fill="#f3c99b" stroke="#f5f2e7" stroke-width="1.2" />
        <path d="M-6.5-21.5c0-6 3-8.500 6.500-8.500s6.500 2.500 6.500 8.500c-4-2-9-2-13 0z" fill="#8a5a33" />
        <path
          d="M-3-16.800c1.800 1.500 4.200 1.500 6 0"
          stroke="#57493d"
          stroke-width="1.300"
          fill="none"
          stroke-linecap="round"
        />
      </g>
    </svg>
  )
}
