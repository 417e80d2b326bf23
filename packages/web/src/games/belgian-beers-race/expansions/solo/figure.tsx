import './figure.css'

/** The Zythologist: ivory with an ink edge, a bowler hat and an eyeglass. He has nobody's colour. */
export function Figure() {
  return (
    <g class="zythologist">
      <ellipse class="shade" cx="1" cy="0" rx="10.5" ry="3" />
      <g class="body">
        <path d="M-9.5 0c0-8 4.500-9.500 5.500-16h8c1 6.500 5.500 8 5.500 16z" />
        <circle cx="0" cy="-20" r="5.600" />
      </g>
      <path class="hat" d="M-5.200-22.500a5.200 5.800 0 0 1 10.400 0z" />
      <path class="brim" d="M-9-22.600c3 1.600 15 1.600 18 0" />
      <circle class="glass" cx="2.300" cy="-19.300" r="1.900" />
    </g>
  )
}

/** The same beside what is said of him. */
export function Portrait(props: { height: number }) {
  return (
    <svg class="portrait" width={props.height * 0.76} height={props.height} viewBox="-12 -31 24 34" aria-hidden="true">
      <Figure />
    </svg>
  )
}
