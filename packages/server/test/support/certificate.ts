import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate that its owner signed alone, for a name, as PEM. */
export function certificateFor(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = seq(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
  const called = seq(der(0x31, seq(oid([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(name)))))
  const names = der(0x04, seq(der(0x82, Buffer.from(name))))
  const extensions = der(0xa3, seq(seq(oid([0x55, 0x1d, 0x11]), names)))
  const body = seq(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    called,
    seq(day('20000101'), day('20491231')),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const cert = seq(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const seq = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const oid = (bytes: number[]): Buffer => der(0x06, Buffer.from(bytes))
const day = (date: string): Buffer => der(0x17, Buffer.from(`${date.slice(2)}000000Z`))
