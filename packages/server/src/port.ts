import { parseArgs } from 'node:util'

const usual = 3000

export type Choice = { readonly port: number } | { readonly complaint: string }

/** The port to listen on: `--port` before the variable PORT before 3000. */
export function portOf(args: readonly string[], variable: string | undefined): Choice {
  let wished: string | undefined
  try {
    wished = parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values.port
  } catch {
    return {
      complaint: `The server knows only the option --port, not \`${args.join(' ')}\`: try \`npm start -- --port 3001\`.`,
    }
  }
  const text = wished ?? (variable || String(usual))
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return { port }
  return { complaint: `\`${text}\` is no port: choose a number from 0 to 65535, as in \`npm start -- --port 3001\`.` }
}

/** Why a port could not be opened, and what to do, in one sentence. */
export function portTrouble(code: string | undefined, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose another port with \`npm start -- --port ${port + 1}\`.`
  }
  if (code === 'EACCES') {
    return `Port ${port} is reserved for the administrator: choose one above 1023, as in \`npm start -- --port ${usual}\`.`
  }
  return `Port ${port} could not be opened (${code ?? 'unknown reason'}): choose another with \`npm start -- --port ${usual + 1}\`.`
}
