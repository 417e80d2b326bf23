import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portOf, portTrouble } from './port.ts'
import { serve } from './serve.ts'

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url))

const choice = portOf(process.argv.slice(2), process.env.PORT)
if ('complaint' in choice) refuse(choice.complaint)
else if (!existsSync(folder)) refuse('The pages are not built yet: run `npm start`, which builds them.')
else open(choice.port)

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

function open(port: number): void {
  const server = serve(folder)
  server.on('error', (error: NodeJS.ErrnoException) => refuse(portTrouble(error.code, port)))
  server.listen(port, () => {
    const address = server.address()
    const opened = typeof address === 'object' && address ? address.port : port
    console.log(`Estaminet is open at http://localhost:${opened} (stop it with Ctrl-C)`)
  })
  const close = () => {
    server.close()
    server.closeIdleConnections()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
