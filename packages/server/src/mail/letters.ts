import type { TableDoc } from '@estaminet/table'
import { type Call, type CallLanguage, callLanguage, sentenceFor } from '../calling.ts'
import type { Letter } from './message.ts'

interface Words {
  /** Who sits there, by name. */
  readonly table: (names: string) => string
  readonly open: string
  readonly why: (house: string) => string
  readonly stop: string
  readonly codeSubject: (code: string) => string
  readonly codeWhy: (house: string) => string
  readonly codeType: string
  readonly codeNotYou: string
}

const WORDS: Readonly<Record<CallLanguage, Words>> = {
  en: {
    table: (names) => `At the table: ${names}.`,
    open: 'Go to the table',
    why: (house) => `You get this email because you asked the house at ${house} for it.`,
    stop: 'No more emails',
    codeSubject: (code) => `Your code for Estaminet: ${code}`,
    codeWhy: (house) =>
      `Somebody, most likely you, asks the house at ${house} to write to this address when it is their turn to play.`,
    codeType: 'Type this code on the page within a quarter of an hour:',
    codeNotYou: 'If it was not you, let this email be: without the code nothing more will come.',
  },
  fr: {
    table: (names) => `À la table\u202f: ${names}.`,
    open: 'Aller à la table',
    why: (house) => `Vous recevez ce courriel parce que vous l’avez demandé à la maison ${house}.`,
    stop: 'Ne plus recevoir de courriels',
    codeSubject: (code) => `Votre code pour Estaminet\u202f: ${code}`,
    codeWhy: (house) =>
      `Quelqu’un, sans doute vous, demande à la maison ${house} d’écrire à cette adresse quand son tour de jouer arrive.`,
    codeType: 'Tapez ce code sur la page dans le quart d’heure\u202f:',
    codeNotYou: 'Si ce n’était pas vous, ignorez ce courriel\u202f: sans le code, plus rien n’arrivera.',
  },
  nl: {
    table: (names) => `Aan tafel: ${names}.`,
    open: 'Ga naar de tafel',
    why: (house) => `Je krijgt deze mail omdat je erom vroeg bij het huis op ${house}.`,
    stop: 'Geen mails meer',
    codeSubject: (code) => `Jouw code voor Estaminet: ${code}`,
    codeWhy: (house) =>
      `Iemand, hoogstwaarschijnlijk jij, vraagt het huis op ${house} om naar dit adres te schrijven wanneer die aan zet is.`,
    codeType: 'Tik deze code binnen het kwartier in op de pagina:',
    codeNotYou: 'Was jij het niet, laat deze mail dan liggen: zonder de code komt er niets meer.',
  },
}

/** Somebody is called. Names at the table are all it says beside the game. */
export function callLetter(
  call: Call,
  doc: Pick<TableDoc, 'seats'>,
  { language, house, unsubscribe }: { language: string; house: string; unsubscribe: string },
): Letter {
  const spoken = callLanguage(language)
  const words = WORDS[spoken]
  const sentence = sentenceFor(call, spoken)
  const names = doc.seats.map(({ name }) => name).filter(Boolean)
  const lines = [sentence, ...(names.length > 0 ? [words.table(names.join(', '))] : [])]
  const link = call.link ?? house
  const why = words.why(nameOf(house))
  const to = (what: string, address: string) => `${what}${spoken === 'fr' ? '\u202f' : ''}: ${address}`
  return {
    subject: sentence.replace(/\.$/, ''),
    language: spoken,
    unsubscribe,
    text: [...lines, '', to(words.open, link), '', '-- ', why, to(words.stop, unsubscribe), ''].join('\n'),
    html: page(spoken, [
      ...lines.map((line) => `<p>${safe(line)}</p>`),
      `<p><a href="${safe(link)}" style="${BUTTON}">${safe(words.open)}</a></p>`,
      `<p style="${SMALL}">${safe(why)} <a href="${safe(unsubscribe)}">${safe(words.stop)}</a></p>`,
    ]),
  }
}

/** Proof that whoever gives an address reads it. It holds nothing that anybody typed: it goes to strangers too. */
export function codeLetter(code: string, language: string, house: string): Letter {
  const spoken = callLanguage(language)
  const words = WORDS[spoken]
  const why = words.codeWhy(nameOf(house))
  return {
    subject: words.codeSubject(code),
    language: spoken,
    text: [why, '', words.codeType, '', code, '', words.codeNotYou, ''].join('\n'),
    html: page(spoken, [
      `<p>${safe(why)}</p>`,
      `<p>${safe(words.codeType)}</p>`,
      `<p style="${LARGE}">${code}</p>`,
      `<p style="${SMALL}">${safe(words.codeNotYou)}</p>`,
    ]),
  }
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4e79;color:#ffffff;text-decoration:none'
const LARGE = 'font-size:28px;letter-spacing:4px'
const SMALL = 'font-size:13px;color:#555555'

const page = (language: string, lines: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Estaminet</title><body style="font:16px/1.5 sans-serif">${lines.join('')}</body></html>`

const nameOf = (house: string): string => new URL(house).host

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
