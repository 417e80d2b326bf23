import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Node } from './node.ts'
import { freePort, need, Running, until } from './programs.ts'
import { tryProxy } from './through-proxy.ts'

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Caddy with our Caddyfile before these nodes; it is told everything by variables, as in compose.cluster.yaml. */
export async function startCaddy(house: string, ports: readonly number[], folder: string): Promise<string> {
  need('caddy', 'caddy')
  const site = `http://127.0.0.1:${await freePort()}`
  const caddy = new Running('caddy', ['run', '--config', join(house, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: site,
      NODES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  })
  await until('Caddy answers', () => {
    if (caddy.child.exitCode !== null) throw new Error(`Caddy ended: ${caddy.said}`)
    return answers(site)
  })
  return site
}

/** nginx with our site, its two addresses replaced by free ones. */
async function startNginx(house: string, port: number, folder: string): Promise<string> {
  need('nginx', 'nginx-light')
  const own = await freePort()
  const site = readFileSync(join(house, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${own};`)
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${port};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
     events {}
     http { access_log off; ${places.join(' ')} ${site} }`,
  )
  const nginx = new Running('nginx', ['-p', folder, '-c', file], { env: process.env })
  const url = `http://127.0.0.1:${own}`
  await until('nginx answers', () => {
    if (nginx.child.exitCode !== null) throw new Error(`nginx ended: ${nginx.said}`)
    return answers(url)
  })
  return url
}

/** One house on SQLite, behind each of the two proxies of docs/hosting.md. */
export async function tryProxies(house: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-proxy-'))
  try {
    const node = await Node.start(house, { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' })
    for (const [name, start] of [
      ['nginx', () => startNginx(house, node.port, folder)],
      ['Caddy', () => startCaddy(house, [node.port], folder)],
    ] as const) {
      console.log(`  behind ${name}:`)
      await tryProxy(await start(), node.hostKey ?? '')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
