import { afterEach, describe, expect, it } from 'vitest'
import { mailAddress, senderIn } from '../src/mail/mail-address.ts'
import { written } from '../src/mail/message.ts'
import { handIn, type SmtpServer } from '../src/mail/smtp.ts'
import { certificateFor } from './support/certificate.ts'
import { inHead, MailServer } from './support/mail-server.ts'

const from = { name: 'Estaminet', address: 'play@example.org' }
const letter = { subject: 'Your turn', text: 'one\n.\ntwo', html: '<p>one</p>', language: 'en' }
const patience = () => AbortSignal.timeout(60_000)

describe('a mail server', () => {
  let server: MailServer
  afterEach(() => server?.close())
  const hand = (more: Partial<SmtpServer> = {}, message = written(letter, { from, to: 'ann@example.org', at: 0 })) =>
    handIn(
      { host: 'localhost', port: server.port, secure: 'none', ...more },
      { from: from.address, to: 'ann@example.org', message, helo: 'play.example.org' },
      patience(),
    )

  it('takes a message whole, lines that begin with a dot included', async () => {
    server = await MailServer.open()
    const message = 'Subject: x\r\n\r\n.\r\n..two\r\nend\r\n'
    expect(await hand({}, message)).toMatchObject({ end: 'arrived' })
    expect(server.received).toMatchObject([{ to: 'ann@example.org', from: 'MAIL FROM:<play@example.org>', message }])
    expect(server.lines[0]).toBe('EHLO play.example.org')
  })

  it.each([
    ['PLAIN', [`AUTH PLAIN ${Buffer.from('\0ann\0s€cret').toString('base64')}`], ['235 in']],
    [
      'LOGIN',
      ['AUTH LOGIN', ...['ann', 's€cret'].map((one) => Buffer.from(one).toString('base64'))],
      ['334 VXNlcm5hbWU6'],
    ],
  ])('is told who the house is by %s, over TLS alone', async (way, said, answers) => {
    const certificate = certificateFor('localhost')
    server = await MailServer.open(certificate)
    server.offers = [`AUTH ${way} XOAUTH2`]
    server.answers.AUTH = answers
    server.answers[Buffer.from('ann').toString('base64').toUpperCase()] = ['334 UGFzc3dvcmQ6']
    const login = { user: 'ann', password: 's€cret' }
    expect(await hand({ secure: 'starttls', login, ca: certificate.cert })).toMatchObject({ end: 'arrived' })
    expect(server.lines.slice(0, 3 + said.length)).toEqual([
      'EHLO play.example.org',
      'STARTTLS',
      'EHLO play.example.org',
      ...said,
    ])
  })

  it('gets no word more where it is not who it says, or speaks no TLS', async () => {
    server = await MailServer.open(certificateFor('localhost'))
    const login = { user: 'ann', password: 'secret' }
    expect(await hand({ secure: 'starttls', login })).toMatchObject({ end: 'no answer' })
    server.answers.STARTTLS = ['502 not known']
    expect(await hand({ secure: 'starttls', login })).toEqual({ end: 'no answer', step: 'STARTTLS', code: '502' })
    expect(server.lines.join()).not.toMatch(/AUTH|MAIL/)
    server.answers.STARTTLS = ['220 go\r\n250 injected']
    expect(await hand({ secure: 'starttls', login })).toMatchObject({ end: 'no answer' })
  })

  it.each([
    ['RCPT', '550 no such box', 'refused'],
    ['RCPT', '450 later', 'no answer'],
    ['message', '554 spam', 'refused'],
    ['MAIL', '530 sign in first', 'no answer'],
    ['DATA', '451 later', 'no answer'],
  ])('that answers %s with %s: %s', async (word, answer, end) => {
    server = await MailServer.open()
    server.answers[word] = [answer]
    expect(await hand()).toEqual({ end, step: word, code: answer.slice(0, 3) })
    expect(server.received).toEqual([])
  })

  it('that is not there, or never answers, is no answer', async () => {
    server = await MailServer.open()
    const gone = { host: '127.0.0.1', port: server.port, secure: 'none' } as const
    server.close()
    const parcel = { from: 'a@example.org', to: 'b@example.org', message: '', helo: 'x' }
    expect(await handIn(gone, parcel, patience())).toMatchObject({ end: 'no answer', code: 'ECONNREFUSED' })
    expect(await handIn(gone, parcel, AbortSignal.abort())).toMatchObject({ end: 'no answer', code: 'too late' })
  })
})

describe('a message', () => {
  it('keeps whatever people wrote inside its place', () => {
    const evil = 'Ann\r\nBcc: eve@example.org\r\n\r\n<script>'
    const message = written(
      { ...letter, subject: evil, text: evil, unsubscribe: 'https://play.example.org/u' },
      { from: { ...from, name: `Café ${'é'.repeat(60)}` }, to: 'ann@example.org', at: 0 },
    )
    expect(message).not.toMatch(/^Bcc/m)
    for (const line of message.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]{0,200}$/)
    const [head] = message.split('\r\n\r\n')
    expect(
      head
        .split('\r\n')
        .filter((line) => !line.startsWith(' '))
        .map((line) => line.split(':')[0]),
    ).toEqual([
      ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'Auto-Submitted', 'Content-Language', 'List-Unsubscribe'],
      ...['List-Unsubscribe-Post', 'MIME-Version', 'Content-Type'],
    ])
    expect(inHead({ head } as never, 'Subject')).toBe(evil)
    expect(inHead({ head } as never, 'From')).toBe(`Café ${'é'.repeat(60)} <play@example.org>`)
    expect(head).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000')
  })

  it.each([
    ['ann@example.org', 'ann@example.org'],
    [' ann.b+turn@Brasserie-Été.example ', 'ann.b+turn@xn--brasserie-t-kbbb.example'],
    ['ann', undefined],
    ['ann@localhost', undefined],
    ['ann@example.org\r\nRCPT TO:<eve@example.org>', undefined],
    ['"ann b"@example.org', undefined],
    ['ann>@example.org', undefined],
    ['a..b@example.org', undefined],
    [`${'a'.repeat(65)}@example.org`, undefined],
  ])('goes to %j as %j', (text, address) => {
    expect(mailAddress(text)).toBe(address)
  })

  it('comes from a name or an address alone', () => {
    expect(senderIn('play@example.org')).toEqual({ name: 'Estaminet', address: 'play@example.org' })
    expect(senderIn('"Chez Inès" <play@localhost>')).toEqual({ name: 'Chez Inès', address: 'play@localhost' })
    expect(senderIn('Chez <play@example.org>, <eve@example.org>')).toBeUndefined()
  })
})
