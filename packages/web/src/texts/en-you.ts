/** The page about the reader, in English. */
export const enYou = {
  title: 'You in this house',
  link: 'Your name',
  nobody: 'The house does not know you yet. It asks for a name when you open a table or sit down at one.',
  name: 'Your name',
  rename: 'Change the name',
  renamed: (name: string) => `You are called ${name} now.`,
  failed: 'That did not work: nothing was changed.',
  copied: 'Copied',
  copy: 'Copy',

  device: {
    title: 'On another device',
    help: 'A link that opens your seats once, within a quarter of an hour. It is as good as a key: keep it to yourself.',
    make: 'Make a link',
    link: 'Link for the other device',
    spent: 'This link no longer works: it opens once, within a quarter of an hour. Make a new one on the first device.',
  },

  passkeys: {
    title: 'Passkeys',
    help: 'A passkey keeps your name and your seats for good. Your device holds it, and with it you come in from any device that knows it.',
    add: 'Add a passkey',
    added: 'The passkey is kept.',
    open: 'Come in with a passkey',
    openHelp: 'Have you played here before? Your passkey brings your name and your seats to this device.',
    instead: 'Come in as somebody else',
    insteadHelp:
      'Your passkey takes you in under its own name, and this browser forgets the name it has now. Seats of that name stay with other devices and passkeys that know it; without any, nobody can take them back.',
    stay: 'Stay',
    opened: (name: string) => `Welcome back, ${name}.`,
    one: (at: number) => `Passkey ${at}`,
    made: (when: string) => `made on ${when}`,
    used: (when: string) => `last used on ${when}`,
    remove: (at: number) => `Remove passkey ${at}`,
    removed: 'The passkey no longer opens anything here.',
    none: 'You have no passkey yet.',
    insecure:
      'Passkeys are off here: browsers allow them only on pages opened over https, or on the host’s own machine.',
    unknown: 'Passkeys are off here: this browser does not support them.',
    unnamed: 'Passkeys are off here: whoever hosts this house has not given it an https address.',
    failed: 'No passkey was used.',
  },

  push: {
    title: 'Your turn, told by this browser',
    label: 'Tell me when my turn begins',
    help: 'A short notice at turn-by-turn tables, even while no page of the house is open. It says which game it is and no more; nobody on the way can read it.',
    insecure: 'Off here: browsers allow notices only on pages opened over https, or on the host’s own machine.',
    unknown:
      'Off here: this browser does not support them. On an iPhone or iPad, put the house on the home screen first.',
    denied: 'This browser was told to show no notices from this house: change that in its settings.',
    on: 'This browser will tell you.',
    off: 'This browser will no longer tell you.',
    trial: 'Send a notice now',
    lost: 'The notice did not arrive.',
  },

  mail: {
    title: 'Your turn, told by email',
    help: 'When your turn begins at a turn-by-turn table, and once more when its time is nearly over, the house can write to you. Nobody else ever sees the address.',
    address: 'Your email address',
    give: 'Send me a code',
    sent: (address: string) => `A code is on its way to ${address}. It is good for a quarter of an hour.`,
    code: 'Code from the email',
    confirm: 'This is the code',
    confirmed: (address: string) => `The house will write to ${address}.`,
    now: (address: string) => `The house writes to ${address}.`,
    remove: 'Forget my address',
    removed: 'The house has forgotten your address.',
    refused: {
      'bad-address': 'The house cannot write to this address: check that it is right.',
      'mail-refused': 'The mail server does not take this address: check that it is right.',
      'mail-trouble': 'The email could not be sent just now. Try again later.',
      'wrong-code': 'That is not the code.',
      'no-code': 'This code is no longer good: have a new one sent.',
      'too-many-requests': 'Too many codes in a short time: wait a quarter of an hour.',
    },
  },

  unsubscribe: {
    title: 'No more emails',
    ask: 'Should the house stop writing to you when it is your turn? It forgets your email address, and you keep your seats.',
    stop: 'Stop the emails',
    done: 'The house will not write to you any more, and has forgotten your address.',
    home: 'To the house',
  },

  webhook: {
    title: 'Your turn, told elsewhere',
    help: 'When your turn begins at a turn-by-turn table, the house can send a short message to an address of yours: a chat channel, a notifier, a program you wrote.',
    url: 'Address of the webhook',
    format: 'What kind of service it is',
    formats: { json: 'Something else (JSON)', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' } as Record<
      string,
      string
    >,
    save: 'Use this address',
    saved: 'The house will write there.',
    secret: 'This secret signs every message. It is shown this once.',
    secretLabel: 'Secret of the webhook',
    trial: 'Send a message now',
    arrived: 'The message arrived.',
    lost: 'The message did not arrive.',
    remove: 'Send no more messages',
    removed: 'No more messages are sent.',
    bad: 'The house cannot write to this address: it must begin with https:// and be on the public internet.',
  },

  privacy: 'What the house knows about you, and how to be forgotten',
}
