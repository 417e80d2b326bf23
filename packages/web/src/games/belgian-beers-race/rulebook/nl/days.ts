import type { Chapter } from '../../../../rules/book.ts'

export const days: readonly Chapter[] = [
  {
    id: 'night',
    title: 'Nacht en ochtend',
    lead: 'Als de laatste schijf er is, telt het huis de punten, slaapt iedereen, en staan sommigen later op dan anderen.',
    short: [
      ['Punten', '2 per bier, 1 per Bierflesje en Bierviltje'],
      ['Niveaus', '4 minder'],
      ['Eerst klaar', 'eerst weer op weg'],
    ],
    sections: [
      {
        id: 'evening',
        title: 'In deze volgorde',
        blocks: [
          {
            steps: [
              'Startvolgorde: de stapel op het laatste veld wordt omgekeerd en op 0 gelegd. Wie het eerst klaar was, ligt bovenop.',
              'Moeilijk opstaan: elke schijf gaat haar vertraging vooruit.',
              'Elk niveau zakt met 4, niet onder 0.',
              'Dagelijkse puntentelling: 2 OP per geproefd bier, 1 per Bierflesje, 1 per Bierviltje.',
              'Na dag 1 van de volledige race worden de [kaarten van niveau 2](objectives#machine) erdoor geschud.',
              'Alle Flesfiches zijn weer heel; de eindfiche gaat naar 32, en toont daarna haar vlag op 24.',
              'De nieuwe dag begint.',
            ],
          },
          {
            example:
              '7 bieren, 5 Bierflesjes, 2 Bierviltjes: 14 + 5 + 2 = 21 OP. Niets gaat terug naar nul: dezelfde bieren tellen morgen weer mee.',
          },
          {
            ruling: [70],
            says: 'Tussen twee dagen veranderen schijven, dag en daglengte een voor een, in deze volgorde.',
            why: 'Een stand betekent pas iets als iemand iets gevraagd wordt of het spel voorbij is.',
          },
        ],
      },
      {
        id: 'awakening',
        title: 'Moeilijk opstaan',
        blocks: [
          {
            p: 'Het niveau van de avond beslist: 0 tot 4 geen vertraging, 5 en 6 één TE, 7 twee, 8 vier. Het wordt gelezen voor de nacht het verlaagt. Bij gelijke vertraging blijft de startvolgorde. Er wordt geen Flesfiche gepasseerd.',
          },
          {
            example:
              'Van boven naar onder Blauw, Roze, Groen met vertraging 4, 1, 1: Roze ligt boven Groen op 1, Blauw op 4. Roze begint en moet voorbij 4.',
          },
        ],
      },
      {
        id: 'morning',
        title: 'Een nieuwe dag',
        blocks: [
          {
            p: 'Je wordt wakker waar je was, met alles wat je had. Kopen en Proeven kunnen weer; extra dobbelstenen en fietstijd zijn weg. Wakker worden geeft geen bezoek, geen bonus en geen toost.',
          },
          {
            ruling: [39],
            says: 'Wie wakker wordt in een brouwerij met nog een Bierviltje, neemt er een; zijn er meer, dan worden ze bediend in de echte speelvolgorde, vertragingen inbegrepen.',
            why: 'Wie vertraging heeft, start volgens de tekst later; vertraging hoort dus bij de startvolgorde.',
          },
          {
            ruling: [68],
            says: 'Het einde van je eigen dag, hoe het ook komt, beëindigt meteen fietstijd en reeks autostop.',
            why: 'Er is geen tijd van jou meer die ze kan voortzetten.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Einde van het spel en eindtelling',
    lead: 'Eerst de weg terug, dan al de rest.',
    short: [
      ['Niet op de Grote Markt', '−15 per verplaatsing'],
      ['Elders in slaap', 'één verplaatsing erbij'],
      ['Gelijk', 'eerst op de Grote Markt'],
    ],
    sections: [
      {
        id: 'home',
        title: 'De weg terug',
        blocks: [
          {
            p: 'Als alle schijven op het laatste veld van de laatste dag liggen, verliest wie niet op de Grote Markt staat **15 OP per verplaatsing** die daarvoor nodig is, langs zo weinig mogelijk wegen, ongeacht hun tijd. Een brouwerij in Brussel of met een weg erheen ligt op één verplaatsing. Wie elders in slaap valt, telt er één bij.',
          },
          {
            example:
              'Twee wegen ver: −30. Twee wegen ver en in slaap: −45. De verste brouwerijen liggen op vier verplaatsingen.',
          },
          {
            p: 'Stranden door mislukte autostop of een geannuleerde rit, of de dag afsluiten, voegt niets toe. Niemand wordt verzet: kaarten en gelijke standen kijken naar waar je echt bent.',
          },
          {
            ruling: [40],
            says: 'Na de laatste dag is er geen dagelijkse puntentelling en geen moeilijk opstaan. Het verlies gaat af van de punten die je al had en stopt bij 0; pas dan komt de eindtelling.',
            why: 'De Franse tekst spreekt over laatkomers; er is geen volgende ochtend.',
          },
        ],
      },
      {
        id: 'final',
        title: 'Eindtelling',
        blocks: [
          {
            table: {
              head: ['Wat', 'OP'],
              rows: [
                ['Geproefde bieren', '2 elk, hoogstens 40'],
                ['Bierflesjes, Bierviltjes', '1 elk'],
                ['Speler, Auteur (0\u00a0tot\u00a03)', '0, 2, 5, 9'],
                ['Windstreken (0\u00a0tot\u00a04)', '0, 2, 5, 9, 14'],
                ['Trappist (0\u00a0tot\u00a05)', '0, 1, 3, 6, 10, 15'],
                ['Bieren in de rugzak', '1 elk'],
                ['Kaasspoor (0\u00a0tot\u00a04)', '0, 1, 3, 6, 10; fiches 5 elk'],
                ['Toostspoor (0\u00a0tot\u00a06)', '−5, 1, 3, 5, 8, 11, 15; fiches 4 elk'],
                [
                  'Bezochte brouwerijen',
                  'vanaf 10\u00a0→\u00a010\u00a0· 15\u00a0→\u00a015\u00a0· 20\u00a0→\u00a022\u00a0· 25\u00a0→\u00a030\u00a0· 30\u00a0→\u00a040, daarna 3 elk',
                ],
                ['Opdrachtkaarten', 'zoals gedrukt; niveau 3 als ze nu vervuld zijn'],
              ],
            },
          },
          {
            example:
              '13 bieren (26), flesjes en viltjes (16), bonussen (21), 6 meegebrachte bieren (6), kaas (6), 23 brouwerijen (22), kaarten van niveau 3 (10), toost (11): samen 118, plus de genomen kaarten.',
          },
          {
            ruling: [53],
            says: 'Wie nooit toostte, verliest 5 OP. Een totaal onder 0 wordt 0.',
            why: 'De ondergrens is gedrukt voor strafpunten; een andere module van de Franse regels geeft dezelfde 5.',
          },
          {
            ruling: [66],
            says: 'Totalen die tot 0 opgetrokken zijn, zijn de totalen: rangschikking en gelijke standen gebruiken ze.',
            why: 'Wat je ziet, moet zijn wat telt.',
          },
        ],
      },
      {
        id: 'ties',
        title: 'Gelijke stand',
        blocks: [
          {
            p: 'Het hoogste totaal wint. Bij gelijke stand gaat wie op de Grote Markt staat voor, de vroegste aankomst eerst; zo worden alle plaatsen bepaald.',
          },
          {
            ruling: [41],
            says: 'Aankomst is je laatste aankomst, in speelvolgorde; wie weer vertrekt, verliest ze. Wie er op de laatste dag wakker wordt en blijft, telt als aangekomen bij het begin. “Als eerste op de Grote Markt” volgt dezelfde orde. Een tafel mag de klok kiezen.',
            why: 'Het is wat iedereen kan zien, zoals de stapel op het laatste veld.',
          },
          {
            ruling: [67],
            says: 'Spelers met gelijke stand die elders staan, worden gerangschikt naar wie het eerst op het laatste veld was, ook als een ander thuis is.',
            why: 'De teksten noemen dit alleen als niemand thuis is; de volgorde is in beide gevallen even goed.',
          },
        ],
      },
    ],
  },
  {
    id: 'short-race',
    title: 'De korte race',
    lead: 'Twee dagen, een start naar keuze, en dezelfde weg terug.',
    short: [
      ['Dagen', '24 en 24 TE'],
      ['Start', 'een brouwerij zonder bonus'],
      ['Kaarten van niveau 3', 'geen'],
    ],
    sections: [
      {
        id: 'changes',
        title: 'Wat er verandert',
        blocks: [
          {
            list: [
              'Twee dagen van 24 TE; kamperen alleen op de eerste, één dagelijkse puntentelling.',
              'Geen kaarten van niveau 3; niveau 2 komt er alleen bij als niveau 1 opraakt.',
              'In speelvolgorde kiest iedereen een andere brouwerij **zonder bonus**, neemt haar Bierflesje en legt er een Bezoekfiche. Kopen en Proeven kunnen er meteen.',
            ],
          },
          {
            ruling: [52],
            says: 'De start is geen verplaatsing: geen kaart, geen toost, geen Bierviltje; dat kan de volgende ochtend of bij een latere aankomst. De Grote Markt mag niet gekozen worden. Terugkeer, straffen, eindtelling en gelijke stand zijn die van de volledige race; dag 1 eindigt zoals altijd, alleen zonder niveau 2.',
            why: 'Alleen wat vermeld staat, verandert.',
          },
          {
            ruling: [69],
            says: 'Kiezen is de laatste stap van het klaarzetten; tot dan is je Spelerspion nergens.',
            why: 'Zo kiest iedereen met de hele kaart voor ogen.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'Wat iedereen mag weten',
    lead: 'Dit is een open spel. Alleen de volgorde van de stapel en de dobbelstenen zijn verborgen.',
    short: [
      ['Open', 'bijna alles'],
      ['Verborgen', 'de stapel onder de bovenste kaart'],
      ['Vanzelf', 'wat geen keuze laat'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Open en verborgen',
        blocks: [
          {
            ruling: [54],
            says: 'Borden, rugzakken, sporen, plaatsen, fiches, fietstijd, gebruikte acties en scores zijn open; genomen kaarten ook, in het logboek. Verborgen zijn de stapel onder de bovenste kaart, ongebruikte en verwijderde kaarten, en worpen die nog komen.',
            why: 'Alles gebeurt onder ieders ogen.',
          },
        ],
      },
      {
        id: 'choices',
        title: 'Wie waarover beslist',
        blocks: [
          {
            table: {
              head: ['Wat', 'Wie'],
              rows: [
                ['actie, vervoermiddel, weg, punt van aankomst', 'de actieve speler'],
                ['dobbelstenen, bier aanbieden, bieren onderweg', 'de actieve speler'],
                ['het bier dat je bij een toost geeft', 'elke gever'],
                ['welke bieren, als het er te veel zijn', 'wie aankomt'],
                ['kaas bij een toost', 'elke deelnemer'],
                ['Flesfiche', 'wie ze passeerde'],
                ['bieren in de tent', 'wie kampeert'],
                ['wat je neemt, bonussen, toost of niet, kaarten, ontnuchteren', 'niemand, het gebeurt'],
              ],
            },
          },
        ],
      },
      {
        id: 'absent',
        title: 'Als iemand niet antwoordt',
        blocks: [
          {
            p: 'Aan een tafel met klok antwoordt het huis voor wie er niet is: die kampeert zonder te drinken of sluit de dag af; geeft een bier van de kleur waarvan er het meest zijn; eet net genoeg kaas om wakker te blijven, als dat kan; laat Flesfiches heel; drinkt niets uit eigen beweging.',
          },
        ],
      },
    ],
  },
]
