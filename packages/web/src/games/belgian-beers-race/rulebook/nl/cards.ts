import type { Chapter } from '../../../../rules/book.ts'

export const cards: readonly Chapter[] = [
  {
    id: 'objectives',
    title: 'Opdrachten',
    lead: 'De kaarten schuiven voorbij op de Bottelmachine. Doe wat er een vraagt terwijl ze binnen bereik is, en ze is van jou.',
    short: [
      ['Bliksem', 'te doen in je beurt'],
      ['Ster', 'een toestand die je bereikt'],
      ['Vlag', 'niveau 3, aan het einde, voor iedereen'],
    ],
    sections: [
      {
        id: 'kinds',
        title: 'Drie soorten',
        blocks: [
          {
            p: 'Een **Bliksem** vraagt een actie van jou, in de beurt waarin je de kaart neemt. Een **Ster** vraagt een toestand; sinds wanneer maakt niet uit, en ze later verliezen ook niet. **Vlaggen** zijn de kaarten van niveau 3: niemand neemt ze, en wie er aan het einde een vervult, krijgt de punten.',
          },
          {
            ruling: [51],
            says: 'De kaarten van niveau 3 liggen van bij de start open. “Als eerste op de Grote Markt” kan maar één speler vervullen; alle andere kan iedereen.',
            why: 'Een Vlag zou nooit van de machine genomen kunnen worden, en de korte race noemt ze onthuld.',
          },
        ],
      },
      {
        id: 'taking',
        title: 'Een kaart nemen',
        blocks: [
          {
            p: 'Alleen de actieve speler neemt kaarten, en alleen wat **binnen bereik** ligt. Ze leveren punten op aan het einde, niet als je ze neemt.',
          },
          {
            ruling: [28],
            says: 'Een vervulde kaart wordt vanzelf genomen.',
            why: 'Volgens de teksten neemt de speler ze; kaarten hebben geen nadeel, en het bespaart veel klikken.',
          },
          {
            ruling: [30],
            says: 'Kaarten worden bekeken bij het begin van je beurt, na elke volledige actie (ook een mislukte) en na kaas tussen twee acties; nooit midden in een actie.',
            why: 'Een toestand waar je alleen voorbijkomt, is er geen waarin je bent.',
          },
          {
            example:
              'Niveau 2, Ster “niveau 3”. Je rijdt mee en proeft twee bieren: het niveau gaat voorbij 3 en eindigt op 4. Geen kaart.',
          },
          {
            ruling: [31],
            says: 'Eén actie mag verscheidene kaarten opleveren; hoogstens vier per beurt, want de rij wordt pas daarna aangevuld.',
            why: 'Niets beperkt één actie tot één kaart.',
          },
          {
            p: 'De actie die je dag beëindigt, levert nog haar kaarten op; kamperen alleen kampeerkaarten. Wat anderen je laten meemaken, zoals hun toost, levert jou geen Bliksem op.',
          },
        ],
      },
      {
        id: 'reading',
        title: 'Een kaart lezen',
        blocks: [
          {
            ruling: [29],
            says: '“Proeven” is een bier in een brouwerij of onderweg, niet bij een toost of in de tent. “Toosten” is in je eigen beurt. “Fiets, meer dan 4” is één verplaatsing van 5 of meer. “Late bus” en “mislukte autostop” zijn de worp, wat er ook volgt. Bier aanbieden is autostop zonder worp.',
            why: 'Onderweg proeven is uitdrukkelijk de actie Proeven, de andere twee zijn eigen acties, en de Engelse tekst beschrijft de pechkaarten met de worp.',
          },
          {
            ruling: [62],
            says: 'Een verplaatsing en haar toost gebeuren waar je aankomt; al de rest waar je staat; een bier onderweg nergens. Het telt voor een kleur, niet voor een plaats.',
            why: 'Kaarten die een plaats noemen, belonen dat je er bent.',
          },
          {
            ruling: [64],
            says: 'Een kaart kan verscheidene voorwaarden tegelijk stellen. “Twee acties in één beurt” zijn twee verschillende soorten; een verplaatsing en de toost die ze brengt, zijn er twee. Zo’n kaart waarop kamperen staat, verdien je bij het opzetten van de tent.',
            why: 'Anders zouden zulke kaarten nooit te winnen zijn.',
          },
          {
            ruling: [65],
            says: '“Meer dan k TE” leest de waarde die op de weg gedrukt staat. Het niveau van een spoor lees je af aan het stuk; fiches naast een spoor tellen daar niet bij.',
            why: 'De kaart toont de weg en het spoor, niet wat een vertraging ervan maakte.',
          },
          {
            p: 'Een niveau op een kaart betekent precies dat niveau; aantallen betekenen minstens. Alleen kaas kopen is geen bier kopen.',
          },
        ],
      },
      {
        id: 'machine',
        title: 'De Bottelmachine',
        blocks: [
          {
            figure: 'race-bottling-machine',
            caption: 'Vier kaarten binnen bereik, drie op komst, en de bovenste kaart van de stapel.',
          },
          {
            p: 'Acht kaarten zijn zichtbaar: **vier binnen bereik** rechts, drie op komst links, en de bovenste kaart van de stapel. Gaten blijven open tot het einde van de beurt.',
          },
          {
            ruling: [36],
            says: 'Aan het einde van een beurt sluit de rechterrij in volgorde aan; de dichtste linkerkaart schuift eerst op; de stapel vult de linkerrij. Verwijderde kaarten verlaten het spel.',
            why: 'Zo beweegt een lopende band nu eenmaal.',
          },
          {
            ruling: [37],
            says: 'Een lege stapel wordt meteen vervangen door niveau 2, als dat nog niet in het spel is. Daarna draait de machine met minder kaarten, de rechterrij eerst. Niets wordt teruggeschud.',
            why: 'De korte race zegt het; de volledige race zwijgt.',
          },
          {
            ruling: [38],
            says: 'Na dag 1 wordt wat van niveau 1 buiten de rechterrij overblijft, met niveau 2 geschud; drie kaarten worden opengelegd en de nieuwe bovenste is de vierde zichtbare.',
            why: 'Net als bij de start, acht in totaal.',
          },
          { p: 'Alleen de bovenste kaart van de stapel is bekend; je mag er niet in zoeken.' },
        ],
      },
    ],
  },
  {
    id: 'bottle-tokens',
    title: 'Flesfiches',
    lead: 'Drie fiches liggen langs het spoor. Wie er een passeert, mag ze breken, en dan verdwijnt er ook een kaart.',
    short: [
      ['Waar', 'na 8, 16 en 24'],
      ['3 of 4 spelers', 'wie ze het eerst breekt'],
      ['2 spelers', 'elk, één keer per fiche en dag'],
    ],
    sections: [
      {
        id: 'cross',
        title: 'Passeren',
        blocks: [
          {
            p: 'Je **passeert** een Flesfiche als bestede tijd je schijf van 8 of minder naar 9 of meer brengt (16|17 en 24|25 net zo). Op 8 stoppen is niet passeren. De derde fiche telt alleen op een dag van 32 TE.',
          },
          {
            ruling: [25],
            says: 'Ook een schijf die door een toost geduwd wordt, passeert, en haar eigenaar beslist.',
            why: 'De tekst spreekt over wie passeert, niet over de actieve speler.',
          },
          {
            ruling: [26],
            says: 'Slaap, het einde van kamperen en de dag afsluiten leggen een schijf op het laatste veld zonder te passeren. Bij een wachttijd of vertraging die door het einde van de dag ingekort wordt, passeer je wel.',
            why: 'De Franse tekst legt de eerste neer en zet de tweede vooruit.',
          },
        ],
      },
      {
        id: 'break',
        title: 'Heel laten of breken',
        blocks: [
          {
            p: '**Drie of vier spelers**: wie een volle fiche passeert, mag ze heel laten, of breken en één kaart binnen bereik uit het spel nemen. Een gebroken fiche is tot morgen niets waard. **Twee spelers**: wie passeert, mag één kaart verwijderen, of de fiche nu gebroken is of niet; ieder één keer per fiche en per dag.',
          },
          {
            ruling: [27],
            says: 'De beslissing komt na de kaarten van de actie: de actieve speler eerst, dan wie geduwd werd, met de klok mee; verscheidene fiches in de volgorde van het spoor. Zonder kaart binnen bereik valt er niets te beslissen.',
            why: 'Zo kan niemand een kaart vernietigen die net verdiend is.',
          },
          {
            p: 'Laat de actieve speler een fiche heel en wordt ook een ander er voorbij geduwd, dan mag die daarna kiezen. ’s Ochtends zijn alle fiches weer heel.',
          },
        ],
      },
    ],
  },
]
