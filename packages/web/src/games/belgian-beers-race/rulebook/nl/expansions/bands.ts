import type { Chapter, Table } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const bands = (cards: CardLists, styles: (head: readonly string[]) => Table): Chapter => ({
  id: 'bands',
  icon: 'note',
  title: 'Bands op tournee',
  lead: 'Je hebt een band bij je. Waar bier geproefd wordt, is een podium, en de dobbelstenen zeggen hoeveel fans er komen.',
  short: [
    ['Spelers', '2 tot 4, of Solo'],
    ['Concert', '2 TE, met of zonder bier'],
    ['Dobbelstenen', '3 thuis, 1 aan de overkant, anders 2'],
    ['Fans', '2 zijn 1 OP waard, en er is een prijs'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: '12 bands in zes muziekstijlen, een nieuwe actie, het **concert**, en fans om te tellen. Fans zijn nog geen punten: niemand geeft ze uit, en ze blijven van dag tot dag.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        {
          p: 'Je krijgt twee bands, houdt er in het geheim een en legt de andere weg; alle bands worden samen getoond. Je teller voor fans begint op 0.',
        },
      ],
    },
    {
      id: 'styles',
      title: 'Zes stijlen',
      blocks: [
        {
          p: 'De stijlen staan op een wiel, elk tegenover een andere. Elke brouwerij heeft één stijl. Een band is thuis waar de eigen stijl gespeeld wordt.',
        },
        {
          figure: 'race-styles',
          caption: 'Het wiel van de stijlen. Wat tegenover je staat, is je overkant: daar gooi je één dobbelsteen.',
        },
        { table: styles(['Stijl', 'Overkant', 'Met podium', 'Zonder']) },
        {
          ruling: ['R-22'],
          says: 'Stijlen zijn muziekstijlen.',
          why: 'De Nederlandse tekst spreekt over bierstijlen; maar zes stijlen met een overkant passen niet bij vier kleuren bier.',
        },
        {
          ruling: ['R-92'],
          says: 'Het wiel en de stijlen van de brouwerijen zijn die van het huis: die met het symbool Proeven zijn zo gelijk mogelijk verdeeld.',
          why: 'Ze staan alleen op hulpkaarten, en alleen waar geproefd wordt, is er een concert.',
        },
      ],
    },
    {
      id: 'concert',
      title: 'Een concert geven',
      blocks: [
        {
          p: 'In een brouwerij met het symbool Proeven, als je nog minstens 2 TE hebt. Niet op de Grote Markt, niet tijdens het kamperen. Per verblijf kies je **één** hiervan:',
        },
        {
          table: {
            head: ['Keuze', 'Tijd', 'Wat je krijgt'],
            rows: [
              ['Proeven', '1 TE', 'het bier'],
              ['Concert en proeven', '2 TE', 'fans en het bier'],
              ['Alleen concert', '2 TE', 'fans'],
              ['Geen van beide', 'geen', 'niets'],
            ],
          },
        },
        {
          steps: [
            'Zeg of je ook proeft, en betaal 2 TE.',
            'Gooi **3 dobbelstenen** waar je eigen stijl gespeeld wordt, **1** waar de overkant gespeeld wordt, **2** overal elders.',
            'Elke dobbelsteen brengt fans: mislukte autostop 2, TBBR 4, late bus 6.',
            'Als je proeft: glas en niveau gaan 1 omhoog. Dan kaarten, Flesfiches, slaap.',
          ],
        },
        { example: 'Drie dobbelstenen, een mislukte autostop, een TBBR en een late bus: 2 + 4 + 6 = **12 fans**.' },
        {
          example:
            'Niveau 7, concert en proeven, twee keer TBBR: 8 fans, een geproefd bier extra, en je valt in slaap. De fans zijn van jou.',
        },
        {
          example:
            '[[BD-03]] gooit 3 dobbelstenen in brouwerij 13, 1 in 7, 2 in 8. In 11 wordt niet geproefd, dus speelt er niemand.',
        },
        {
          ruling: ['R-23'],
          says: 'Eén keuze per verblijf: wie geproefd heeft, geeft er geen concert meer, en omgekeerd. [[CF-P07]] geeft alleen het proeven terug.',
          why: 'De regels noemen het een keuze, en er gaat niets van waarde verloren.',
        },
        {
          ruling: ['R-24'],
          says: 'De teller stijgt met alle gegooide fans, en de brouwerij is die waar je bent.',
          why: 'Eén woord van de Engelse tekst is een vergissing: dan was het maar één veld.',
        },
        {
          ruling: ['R-25'],
          says: 'Of je proeft, zeg je vóór de worp.',
          why: 'Beide gebeuren tegelijk.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      blocks: [
        {
          table: {
            head: ['Spelers', 'Meeste fans', 'Tweede', 'Derde', 'Vierde'],
            rows: [
              ['2', '10 OP', '0', '–', '–'],
              ['3', '20 OP', '10 OP', '5 OP', '–'],
              ['4', '20 OP', '10 OP', '5 OP', '0'],
            ],
          },
        },
        {
          p: 'Dat is de **publieksprijs**. Daarbij scoort iedereen 1 OP per twee fans. Wie geen concert gaf, krijgt geen prijs.',
        },
        {
          example:
            'Vier spelers met 40, 40, 22 en 10 fans: prijzen van 20, 20, 5 en 0; met de fans 40, 40, 16 en 5 OP.',
        },
        {
          ruling: ['R-26'],
          says: 'Spelers met evenveel fans krijgen allemaal de prijs van de beste plaats die ze delen; de plaatsen erna vallen weg.',
          why: 'Alle drie de teksten geven de eerste prijs aan elke speler met de meeste; plaatsen overslaan belet dat een gelijke stand de volgenden optilt.',
        },
        {
          ruling: ['R-76'],
          says: 'Gaf niemand een concert, dan is er geen prijs; wie er geen gaf, houdt wel zijn plaats.',
          why: 'Een publieksprijs wil een publiek.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Personages en gebeurtenissen**: het bier van een concert is in een brouwerij geproefd en kan het eerste van de dag zijn; het concert kost toch 2 TE.',
            '**Pixelrugzak**: het bier van een concert laat geen joker na.',
            '**Teams**: ieder staat apart in de rangschikking; de prijs telt in je eigen totaal.',
            '**Solo**: geen prijs, alleen 1 OP per twee fans.',
            '**Korte race**: er verandert niets.',
          ],
        },
        {
          ruling: ['R-27'],
          says: 'Wie alleen speelt, krijgt geen prijs.',
          why: 'De prijzen beginnen bij twee spelers.',
        },
      ],
    },
    { id: 'cards', title: 'De bands', blocks: [{ cards: cards.bands }] },
  ],
})
