import type { enYou } from './en-you.ts'

export const nlYou: typeof enYou = {
  title: 'Jij in dit huis',
  link: 'Jouw naam',
  nobody: 'Het huis kent je nog niet. Het vraagt je naam zodra je een tafel opent of aanschuift.',
  name: 'Jouw naam',
  rename: 'Wijzig je naam',
  renamed: (name) => `Je heet nu ${name}.`,
  failed: 'Dat lukte niet: er is niets veranderd.',
  copied: 'Gekopieerd',
  copy: 'Kopieer',

  device: {
    title: 'Op een ander toestel',
    help: 'Een link die je plaatsen één keer opent, binnen een kwartier. Hij werkt als een sleutel: hou hem voor jezelf.',
    make: 'Maak een link',
    link: 'Link voor het andere toestel',
    spent:
      'Deze link werkt niet meer: je gebruikt hem één keer, binnen het kwartier. Maak een nieuwe op het eerste toestel.',
  },

  passkeys: {
    title: 'Toegangssleutels',
    help: 'Een toegangssleutel bewaart je naam en je plaatsen voorgoed. Je toestel houdt hem bij, en je komt ermee binnen op elk toestel dat hem kent.',
    add: 'Maak een toegangssleutel',
    added: 'De toegangssleutel is bewaard.',
    open: 'Binnen met je toegangssleutel',
    openHelp: 'Speelde je hier al? Je toegangssleutel brengt je naam en je plaatsen naar dit toestel.',
    instead: 'Kom binnen als iemand anders',
    insteadHelp:
      'Je toegangssleutel laat je binnen onder zijn eigen naam, en deze browser vergeet de naam van nu. Plaatsen van die naam blijven bij andere toestellen en toegangssleutels die hem kennen; zijn die er niet, dan kan niemand ze nog innemen.',
    stay: 'Blijven',
    opened: (name) => `Welkom terug, ${name}.`,
    one: (at) => `Toegangssleutel ${at}`,
    made: (when) => `gemaakt op ${when}`,
    used: (when) => `voor het laatst gebruikt op ${when}`,
    remove: (at) => `Verwijder toegangssleutel ${at}`,
    removed: 'Deze toegangssleutel opent hier niets meer.',
    none: 'Je hebt nog geen toegangssleutel.',
    insecure:
      'Toegangssleutels staan hier uit: browsers laten ze alleen toe op een pagina via https, of op de machine van het huis zelf.',
    unknown: 'Toegangssleutels staan hier uit: deze browser kent ze niet.',
    unnamed: 'Toegangssleutels staan hier uit: dit huis heeft geen https-adres gekregen.',
    failed: 'Er werd geen toegangssleutel gebruikt.',
  },

  push: {
    title: 'Jouw beurt, gemeld door deze browser',
    label: 'Zeg het me als mijn beurt begint',
    help: 'Een korte melding bij tafels die beurt per beurt spelen, ook als er geen pagina van het huis openstaat. Ze noemt het spel en niets meer; niemand onderweg kan ze lezen.',
    insecure:
      'Meldingen staan hier uit: browsers laten ze alleen toe op een pagina via https, of op de machine van het huis zelf.',
    unknown:
      'Meldingen staan hier uit: deze browser kent ze niet. Zet op een iPhone of iPad het huis eerst op het beginscherm.',
    denied: 'Deze browser mag geen meldingen van dit huis tonen: verander dat in zijn instellingen.',
    on: 'Deze browser zegt het je.',
    off: 'Deze browser verwittigt je niet meer.',
    trial: 'Nu een melding sturen',
    lost: 'De melding is niet aangekomen.',
  },

  mail: {
    title: 'Jouw beurt, gemeld per mail',
    help: 'Wanneer jouw beurt begint aan een tafel die beurt per beurt speelt, en nog eens als de tijd ervoor bijna om is, kan het huis je schrijven. Niemand anders krijgt het adres ooit te zien.',
    address: 'Jouw mailadres',
    give: 'Stuur me een code',
    sent: (address) => `Er is een code onderweg naar ${address}. Ze geldt een kwartier.`,
    code: 'Code uit de mail',
    confirm: 'Dit is de code',
    confirmed: (address) => `Het huis zal schrijven naar ${address}.`,
    now: (address) => `Het huis schrijft naar ${address}.`,
    remove: 'Vergeet mijn adres',
    removed: 'Het huis is je adres vergeten.',
    refused: {
      'bad-address': 'Het huis kan niet naar dit adres schrijven: kijk na of het klopt.',
      'mail-refused': 'De mailserver neemt dit adres niet aan: kijk na of het klopt.',
      'mail-trouble': 'De mail kon nu niet verstuurd worden. Probeer het later nog eens.',
      'wrong-code': 'Dat is de code niet.',
      'no-code': 'Deze code geldt niet meer: laat een nieuwe sturen.',
      'too-many-requests': 'Te veel codes in korte tijd: wacht een kwartier.',
    },
  },

  unsubscribe: {
    title: 'Geen mails meer',
    ask: 'Moet het huis je niet meer schrijven wanneer je aan zet bent? Het vergeet je mailadres, en je houdt je plaatsen.',
    stop: 'Stop de mails',
    done: 'Het huis schrijft je niet meer, en is je adres vergeten.',
    home: 'Naar de voordeur',
  },

  webhook: {
    title: 'Jouw beurt, elders gemeld',
    help: 'Wanneer jouw beurt begint aan een tafel die beurt per beurt speelt, kan het huis een kort bericht sturen naar een adres van jou: een chatkanaal, een meldingendienst, een eigen programma.',
    url: 'Adres van de webhook',
    format: 'Wat erachter zit',
    formats: { json: 'Iets anders (JSON)', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' },
    save: 'Gebruik dit adres',
    saved: 'Het huis zal daarheen schrijven.',
    secret: 'Dit geheim ondertekent elk bericht. Je ziet het alleen nu.',
    secretLabel: 'Geheim van de webhook',
    trial: 'Stuur nu een bericht',
    arrived: 'Het bericht is aangekomen.',
    lost: 'Het bericht is niet aangekomen.',
    remove: 'Stuur geen berichten meer',
    removed: 'Er worden geen berichten meer gestuurd.',
    bad: 'Het huis kan niet naar dit adres schrijven: het moet met https:// beginnen en op het openbare internet staan.',
  },

  privacy: 'Wat het huis over jou weet, en hoe je vergeten wordt',
}
