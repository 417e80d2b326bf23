import type { LobbyTexts } from './lobby.ts'

export const nlLobby: LobbyTexts = {
  refusals: {
    'solo-confrontation':
      'Solo en Confrontatie sluiten elkaar uit: wie alleen speelt, heeft niemand om een kaart tegen te spelen.',
    'team-seats': 'Teams speel je met precies 4 spelers.',
    'solo-seats': 'Solo is voor één speler.',
    players: 'De race vraagt minstens 2 spelers, of Solo.',
    'solo-short': 'Solo duurt altijd de volledige race.',
    'campaign-alone': 'Een voorwaarde van de Biervertegenwoordiger speel je met Solo.',
  },
  hands: {
    name: 'Handen',
    help: 'Hoe iedereen aan zijn kaarten komt.',
    choices: {
      random: { name: 'Uitgedeeld', help: 'Willekeurig: vlug gedaan, goed voor een eerste keer.' },
      draft: { name: 'Gekozen', help: 'Neem een kaart, geef de andere door, enzovoort: je weet wat er rondgaat.' },
    },
  },
  condition: {
    name: 'Biervertegenwoordiger',
    help: 'Een voorwaarde erbij, waar de winst van afhangt.',
    choices: { none: { name: 'Geen voorwaarde', help: 'De Zytholoog alleen volstaat voor een eerste keer.' } },
  },
  // biome-ignore format: one condition a line
  campaign: {
    1: { title: 'Op afstand', text: 'Toost nooit met de Zytholoog. Elke bestemming die hij bereikt, kost je 5 OP; ben je er vóór hem, dan scoor je 5 OP.' },
    2: { title: 'Grensgeval', text: 'Bezoek alle 16 de brouwerijen aan de grens.' },
    3: { title: 'Kleur bekennen', text: 'Bezit van elke kleur minstens evenveel Bierflesjes als de Zytholoog.' },
    4: { title: 'Onbetreden paden', text: 'Bezoek meer brouwerijen dan de Zytholoog. Waar hij vóór jou geweest is, telt je bezoek niet.' },
    5: { title: 'De picknick', text: 'Eindig met een volle rugzak en op niveau 4 van het Kaasspoor. Opdrachtkaarten over de rugzak doen niet mee.' },
    6: { title: 'Levering aan de abdij', text: 'Bezoek alle 5 de trappistenbrouwerijen en eindig met rood bier in je rugzak, en geen ander.' },
    7: { title: 'Betere punten', text: 'Heb meer punten op kaarten uit de Bottelmachine dan de Zytholoog, die bij elke stap de meest rechtse binnen bereik neemt.' },
    8: { title: 'Tot de laatste druppel', text: 'Bereik het einde van het Degustatiespoor: 20 bieren.' },
    9: { title: 'Alle bonussen', text: 'Bezoek alle 12 de brouwerijen met een bonus.' },
    10: { title: 'Overal behalve thuis', text: 'Eindig om het even waar, maar niet op de Grote Markt. De punten voor wie niet terug is, verlies je toch.' },
    11: { title: 'Al wat blinkt', text: 'Bezoek alle 20 de gele brouwerijen.' },
    12: { title: 'Select gezelschap', text: 'Toost minstens één keer met de Zytholoog, en alleen in zwarte of rode brouwerijen.' },
    13: { title: 'Duim omhoog', text: 'Verplaats je uitsluitend met autostop, ook in Brussel.' },
    14: { title: 'Geel en niets anders', text: 'Proef uitsluitend gele bieren, ook als je met de Zytholoog toost.' },
    15: { title: 'Zonder trappen', text: 'Vertrek nooit met de fiets.' },
  },
}
