import type { Chapter } from '../../../../rules/book.ts'

export const start: readonly Chapter[] = [
  {
    id: 'race',
    title: 'De race in het kort',
    lead: 'Drie dagen door België, veertig brouwerijen en één afspraak: zondagavond op de Grote Markt van Brussel.',
    short: [
      ['Spelers', '2 tot 4'],
      ['Dagen', '24, 32 en 24 TE'],
      ['Je wint', 'met de meeste overwinningspunten (OP)'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'Waar het om gaat',
        blocks: [
          {
            p: 'Je trekt van brouwerij naar brouwerij, koopt bier, proeft het en toost met wie je tegenkomt. Bijna alles kost tijd, en tijd is alles wat je hebt: een **TE** (tijdseenheid) is een half uur, en een dag telt er een vast aantal.',
          },
          {
            p: 'Geproefde bieren, Bierflesjes en Bierviltjes tellen **bij elke puntentelling** mee: wat je vrijdag verzamelt, levert drie keer op. Bezoeken, bonussen, kaas, toosten en Opdrachtkaarten tellen één keer, aan het einde.',
          },
          {
            p: 'Sta op de Grote Markt als de laatste dag eindigt. Elke verplaatsing die je tekortkomt, kost 15 **OP** (overwinningspunten).',
          },
        ],
      },
      {
        id: 'actions',
        title: 'Wat je kunt doen',
        blocks: [
          {
            table: {
              head: ['Actie', 'Tijd', 'In het kort'],
              rows: [
                ['[Verplaatsen](moving)', 'zie de weg', 'autostop, bus of fiets'],
                ['[Kopen](buying)', '1 TE', '3 bieren voor de rugzak, soms een kaas'],
                ['[Proeven](tasting)', '1 TE', 'één geproefd bier en één niveau meer'],
                ['[Toosten](toasting)', '1 TE', 'verplicht, als je aankomt waar iemand is'],
                ['[Kamperen](ending-the-day)', '1 TE per bier', 'drinken wat je bij je hebt, dan is je dag om'],
                ['[De dag afsluiten](ending-the-day#stop)', 'de rest', 'stoppen waar je niet kunt kamperen'],
                ['[Kaas eten](buying#cheese)', 'geen', 'één niveau minder'],
              ],
            },
          },
        ],
      },
      {
        id: 'manners',
        title: 'Voor volwassenen, met mate',
        blocks: [
          {
            p: 'In deze race rijdt niemand zelf. Alcohol is voor volwassenen, en dan nog met mate. De brouwerijen bestaan echt; wegen, afstanden en openingsuren zijn aan het spel aangepast.',
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Klaarzetten',
    lead: 'Het huis legt alles klaar. Hier lees je hoe, en wat de stukken zijn.',
    short: [
      ['Bierviltjes', '5, 15 of 25 met 2, 3 of 4 spelers'],
      ['Kaarten van niveau 3', 'één per speler'],
      ['Iedereen', 'op de Grote Markt, schijf op 0'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'De stukken',
        blocks: [
          {
            p: 'De kaart telt **40 brouwerijen**, 34 in het land en 6 in Brussel, en de Grote Markt, die een plek is maar geen brouwerij. De kleur van een brouwerij is die van haar bier, of je het nu koopt of proeft.',
          },
          {
            table: {
              head: ['Kleur', 'Bier', 'Brouwerijen en flesjes'],
              rows: [
                ['geel', 'blond', '20'],
                ['bruin', 'bruin, amber en fruitbier', '10'],
                ['rood', 'trappist', '5'],
                ['zwart', 'stout', '5'],
              ],
            },
          },
          {
            p: 'Sommige brouwerijen geven een bonus: 3 Speler, 3 Auteur, 4 Windstreken en 5 Trappist. Drie van de trappistenbrouwerijen horen ook bij een tweede categorie.',
          },
          {
            p: 'Er zijn 32 Opdrachtkaarten van niveau 1, 25 van niveau 2 en 15 van niveau 3. De drie dobbelstenen zijn gelijk: 3 zijden **mislukte autostop**, 2 zijden **TBBR** (de initialen van de race), 1 zijde **late bus**. In een rugzak passen 12 bieren.',
          },
          {
            ruling: [43, 44],
            says: 'Geen stuk raakt ooit op: bieren, Bezoekfiches en extra fiches zijn onbeperkt, en je mag alle veertig brouwerijen bezoeken, ook al zitten er maar 35 fiches in de doos.',
            why: 'De spelregels vragen ontbrekend materiaal door iets anders te vervangen.',
          },
          {
            ruling: [50],
            says: 'De aantallen 20, 10, 5 en 5 horen bij geel, bruin, rood en zwart.',
            why: 'In die volgorde worden de kleuren voorgesteld, en 5 rode flesjes passen bij 5 trappistenbrouwerijen.',
          },
        ],
      },
      {
        id: 'table',
        title: 'De tafel dekken',
        blocks: [
          {
            steps: [
              'Bierviltjes worden getrokken, elk met een willekeurige kant boven, en op de brouwerij met dat nummer gelegd: 5 met twee spelers, 15 met drie, 25 met vier. Er kunnen er verscheidene samen liggen; de rest verlaat het spel.',
              'Elke brouwerij krijgt een Bierflesje in haar kleur, boven op de Bierviltjes.',
              'Vier kaarten van niveau 1 komen in de rechterrij van de Bottelmachine, drie in de linkerrij; de andere vormen een open stapel. Niveau 2 wacht opzij.',
              'Er worden voor het hele spel evenveel kaarten van niveau 3 onthuld als er spelers zijn.',
              'De Flesfiches liggen heel aan de grenzen 8|9, 16|17 en 24|25 van het Tijdspoor. De eindfiche ligt op 24.',
              'Iedereen start op de Grote Markt met een lege rugzak en alle sporen onderaan. De schijven liggen op veld 0, die van de startspeler bovenaan, dan met de klok mee naar beneden.',
            ],
          },
          {
            ruling: [45],
            says: 'De achterkant van een Bierviltje betekent niets meer zodra het op de kaart ligt.',
            why: 'Geen regel kijkt er nog naar; Bierviltjes worden alleen geteld.',
          },
          {
            ruling: [49],
            says: 'Wie begint, wordt geloot.',
            why: 'De spelregels kiezen liefst wie het laatst een bier dronk, maar laten elke manier toe.',
          },
        ],
      },
    ],
  },
  {
    id: 'time',
    title: 'Beurten en tijd',
    lead: 'Wie het verst achterligt, speelt, en speelt door tot iedereen ingehaald is.',
    short: [
      ['Aan de beurt', 'de achterste schijf, in een stapel de bovenste'],
      ['Je beurt eindigt', 'vóór alle schijven, of op het laatste veld'],
      ['1 TE', 'één veld, een half uur'],
    ],
    sections: [
      {
        id: 'track',
        title: 'Het Tijdspoor',
        blocks: [
          {
            figure: 'race-time-track',
            caption: 'Tijd besteden zet je schijf vooruit. Wie achteraan ligt, is de volgende.',
          },
          {
            p: 'Besteed je TE, dan gaat je schijf evenveel velden vooruit. Een schijf die op andere terechtkomt, gaat **bovenop** liggen. Vrijdag loopt van 12 tot 24 uur, zaterdag van 8 tot 24 uur, zondag van 8 tot 20 uur.',
          },
          {
            ruling: [1],
            says: 'De start is veld 0 en het laatste veld draagt het aantal TE van de dag: een dag biedt er precies 24 of 32.',
            why: 'Alleen zo kloppen de gedrukte totalen, het voorbeeld van de late ochtend en de plaats van de Flesfiches met elkaar.',
          },
          {
            ruling: [61],
            says: 'In de korte race toont dag 1 de uren van vrijdag, dag 2 die van zondag.',
            why: 'Er zijn alleen uren gedrukt voor drie dagen; de lengtes kloppen, en het verandert niets behalve de klok op het scherm.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'Jouw beurt',
        blocks: [
          {
            p: 'De actieve speler is wie met zijn schijf **het verst achterligt**; op een gedeeld veld wie bovenop ligt. Je doet actie na actie tot je schijf **echt vóór** alle andere ligt. Gelijk liggen is niet genoeg.',
          },
          {
            example:
              'Je ligt op 6, de koploper op 10. Na 4 TE ligt je schijf op 10, boven op de koploper, en je beurt gaat door. Met nog 1 TE is de koploper ingehaald en je beurt om.',
          },
          {
            p: 'Er wordt vergeleken na elke volledige actie, met alle schijven waar ze dan liggen. ’s Ochtends ligt iedereen op 0, dus de eerste actie die tijd kost, beëindigt meteen de eerste beurt.',
          },
          {
            p: 'Je beurt eindigt ook als je schijf het laatste veld van de dag bereikt. Heb je geen tijd meer, dan doe je vandaag niets meer.',
          },
          {
            p: 'Wat geen tijd kost, zoals kaas eten, kaarten nemen of over een Flesfiche beslissen, gebeurt binnen de lopende beurt en verandert nooit wie er speelt.',
          },
          {
            ruling: [2],
            says: 'De actie waarmee je de koploper inhaalt, wordt helemaal uitgespeeld: aankomst, toost, kaarten, Flesfiches.',
            why: 'De Franse tekst zegt het zo en omvat de Engelse.',
          },
          {
            ruling: [3],
            says: 'Wie erbij komt, ligt bovenop en speelt vóór wie eronder ligt.',
            why: 'Zo gaat het op een echte tafel, en de stapel bij de start werkt net zo.',
          },
          {
            ruling: [5],
            says: 'Je kunt niet passen: zolang je niet voorop ligt, moet je iets doen.',
            why: 'Een beurt wordt bepaald door haar einde, niet door waar de speler zin in heeft.',
          },
        ],
      },
      {
        id: 'finished',
        title: 'Als iemand klaar is',
        blocks: [
          {
            ruling: [4],
            says: 'Schijven op het laatste veld tellen als koploper en zijn niet in te halen: wie nog bezig is, speelt de hele rest van de dag in één beurt, de achterste eerst. Dat gebeurt ook midden in een beurt, als je toost een partner in slaap brengt. Een tafel mag kiezen om wie klaar is niet mee te tellen.',
            why: 'Beide teksten spreken over de voorste schijf en zonderen niemand uit. Met twee spelers zouden de kaarten bij de andere lezing na elke actie aangevuld worden.',
          },
          {
            example:
              'Drie spelers, de derde slaapt op 24. Jij ligt op 9, de andere op 11: jij speelt je dag uit, daarna de andere.',
          },
          {
            p: 'Even wachten en dan verder kan niet. [Kamperen en de dag afsluiten](ending-the-day) zijn de enige manieren om vroeger te stoppen.',
          },
          {
            ruling: [55],
            says: 'Brengt een actie de laatste schijf op het laatste veld, dan wordt die beurt nog afgewerkt; daarna eindigt de dag en komt er niemand meer aan de beurt.',
            why: 'In beide teksten begint de avond als alle schijven gestapeld zijn.',
          },
        ],
      },
      {
        id: 'together',
        title: 'Schijven die samen bewegen',
        blocks: [
          {
            ruling: [11],
            says: 'Schijven die tegelijk bewegen (toost, late ochtend) komen boven wie blijft liggen; met hetzelfde begin en hetzelfde einde blijft de volgorde. Moeten er verscheidene spelers kiezen of vallen er verscheidene in slaap, dan komt de actieve speler eerst, daarna gaat het met de klok mee.',
            why: 'Bij gelijke vertraging bewaart de ochtendregel de volgorde; hetzelfde idee past bij een toost.',
          },
        ],
      },
    ],
  },
]
