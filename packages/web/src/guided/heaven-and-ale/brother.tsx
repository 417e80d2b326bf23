/** A brother of the abbey. */
export function Brother() {
  return (
    <svg class="figure" viewBox="-20 -42 40 50" aria-hidden="true">
      <g transform="scale(1.18)">
        <path d="M-11 4c0-10 5-12 6-20h10c1 8 6 10 6 20z" fill="#7e4f2a" stroke="#f5f2e7" stroke-width="1.3" />
        <path d="M0-14v18" stroke="#f5f2e7" stroke-width="1.2" stroke-dasharray="2 2" />
        <circle cy="-20" r="7" fill="#f3c99b" stroke="#f5f2e7" stroke-width="1.3" />
        <path
          d="M-7-21.5c.4-4 3-6.500 7-6.500s6.600 2.500 7 6.500"
          fill="none"
          stroke="#57493d"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path
          d="M-3-16.800c1.800 1.400 4.200 1.400 6 0"
          stroke="#57493d"
          stroke-width="1.500"
          fill="none"
          stroke-linecap="round"
        />
      </g>
    </svg>
  )
}
