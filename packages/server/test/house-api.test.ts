import { expect, it, onTestFinished } from 'vitest'
import { lanAddresses } from '../src/greeting.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'

async function about(env: Record<string, string>, headers: Record<string, string> = {}) {
  const house = await houseFor({ env })
  onTestFinished(() => house.close())
  const { body } = await new Client(house.url).ask('GET', '/api/house', undefined, headers)
  return { body, port: new URL(house.url).port }
}

const everything = ['install', 'push', 'passkeys']

it('over plain http some things are off; on this very machine and over https nothing is', async () => {
  expect((await about({}, { host: 'estaminet.test' })).body).toMatchObject({ secure: false, off: everything })
  expect((await about({}, { host: 'localhost:3000' })).body).toMatchObject({ secure: true, off: [] })
  expect((await about({}, { host: '[::1]:3000' })).body).toMatchObject({ secure: true, off: [] })
  const behindProxy = { TRUST_PROXY: 'loopback' }
  const forwarded = { host: 'play.example.org', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
  expect((await about(behindProxy, forwarded)).body).toMatchObject({ secure: true, off: [] })
  expect((await about({ HOST_NAMES: 'play.example.org' }, forwarded)).body).toMatchObject({ secure: false })
  const open = { PUBLIC_URL: 'https://play.example.org' }
  expect((await about(open, { host: 'play.example.org' })).body).toMatchObject({ secure: true, off: [] })
  expect((await about(open, { host: '192.168.1.20' })).body).toMatchObject({ secure: false, off: everything })
})

it('others find the house at its public address, or at the one in the room, which strangers are not told', async () => {
  const open = await about({ PUBLIC_URL: 'https://play.example.org' })
  expect(open.body).toMatchObject({ address: 'https://play.example.org', version: expect.stringMatching(/^\d+\.\d+/) })
  const { body, port } = await about({ HOST: '::' })
  const [lan] = lanAddresses()
  expect(body).toMatchObject({ address: lan === undefined ? null : `http://${lan}:${port}` })
  const far = { 'x-forwarded-for': '203.0.113.7' }
  expect((await about({ HOST: '::', TRUST_PROXY: 'loopback' }, far)).body).toMatchObject({ address: null })
  expect((await about({ HOST: '127.0.0.1' })).body).toMatchObject({ address: null })
})
