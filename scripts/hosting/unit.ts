import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { insist, need, Running, run } from './programs.ts'

/** The most `systemd-analyze security` may find exposed; 10 is everything, a service without any care has 9.6. */
const MOST_EXPOSED = 2

/** Lets systemd read the unit. Only the program and the user, which a host has and we do not, stand in for its own. */
export async function verifyUnit(house: string): Promise<void> {
  need('systemd-analyze', 'systemd')
  const text = readFileSync(join(house, 'deploy/estaminet.service'), 'utf8')
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-unit-'))
  try {
    const file = join(folder, 'estaminet.service')
    const { username } = userInfo()
    writeFileSync(
      file,
      text
        .replace('/usr/bin/node', process.execPath)
        .replace('User=estaminet', `User=${username}`)
        .replace('Group=estaminet', `Group=${username}`),
    )
    const verify = new Running('systemd-analyze', ['verify', file], {})
    insist((await verify.ended) === 0, `systemd-analyze verify finds nothing wrong ${verify.said}`.trim())
    insist(!/Unknown|ignoring|failed/i.test(verify.said), 'and knows every line of the unit')
    const security = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', file])
    const exposed = Number(/exposure level for estaminet.service: ([\d.]+)/.exec(security)?.[1])
    insist(exposed <= MOST_EXPOSED, `its exposure level is ${exposed}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
