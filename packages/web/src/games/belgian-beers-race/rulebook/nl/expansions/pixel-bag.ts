import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const pixelBag = (cards: CardLists): Chapter => ({
  id: 'pixel-bag',
  icon: 'pixel',
  title: 'Pixelrugzak',
  lead: 'Je rugzak heeft vier rijen van drie plaatsen. Steek er de juiste kleuren in, en de bieren vormen een beeld.',
  short: [
    ['Spelers', '2 tot 4, of Solo'],
    ['Aankoop', '4 bieren in plaats van 3'],
    ['Hand', '2 verborgen tekeningen'],
    ['Joker', 'voor een meegebracht bier dat je drinkt'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: '24 tekeningen van bieren: 8 makkelijke, 9 gewone, 7 moeilijke. Maak een tekening af met wat je bij je hebt, en ze is aan het einde haar punten waard.',
        },
        {
          figure: 'race-drawing',
          caption: 'Een tekening in de vier rijen van een rugzak. De lichte plaats is voor een joker.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten, en wat verborgen is',
      blocks: [
        {
          p: 'Je krijgt twee tekeningen die alleen jij ziet, wanneer je wil. Rugzakken, jokers en het aantal afgemaakte tekeningen zijn open; welke het waren, wordt aan het einde getoond.',
        },
        {
          ruling: ['R-28'],
          says: 'De twee tekeningen zijn een geheime hand; je bekijkt ze zo vaak je wil.',
          why: 'Dicht en ongelezen, zoals de Nederlandse tekst het heeft, kon je er niet mee spelen.',
        },
        {
          ruling: ['R-01'],
          says: 'Een rugzak heeft 12 plaatsen, vier rijen van drie.',
          why: 'Geen boekje geeft het getal; drie volle aankopen van 4 passen erin.',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Een tekening afmaken',
      blocks: [
        { p: 'Een aankoop levert **4 bieren** op in plaats van 3, voor zover er plaats is.' },
        {
          p: 'Bieren mag je altijd herschikken, dus alleen hun kleuren tellen. Een tekening is **klaar** als je jokers alle bieren vervangen die ontbreken. Jij beslist of en wanneer je ze afmaakt: haar bieren en jokers gaan uit de rugzak, de kaart gaat dicht bij je Opdrachtkaarten, en je trekt een andere.',
        },
        {
          example:
            'Twee gele en twee bruine gevraagd. Drie gele, één bruin en een joker: klaar. Drie gele, geen bruin en een joker: nog niet.',
        },
        {
          p: 'Je mag een tekening in ieders beurt afmaken, tussen twee acties, verscheidene na elkaar als het kan. Voor de eindtelling krijgen jullie allemaal een laatste kans, wat je ook in de hand hebt: ze eindigt als iedereen gezegd heeft klaar te zijn, uiterlijk na 20 seconden, in een spel beurt per beurt na de tijd die je voor een beurt hebt. Niemand zegt dat in jouw plaats.',
        },
        {
          ruling: ['R-29'],
          says: 'Niemand hoeft een tekening af te maken.',
          why: 'Twee teksten gebieden het, één laat het toe; bieren schikken doe je hoe dan ook bewust.',
        },
        {
          ruling: ['R-30'],
          says: '“Op elk moment” is tussen acties, nooit er middenin: een aangekondigde ruil ontloop je niet.',
          why: 'Geen wachten, geen wedstrijd in snelheid.',
        },
      ],
    },
    {
      id: 'jokers',
      title: 'Jokers',
      blocks: [
        {
          p: 'Telkens als je een **meegebracht** bier drinkt, onderweg, bij een toost of in de tent, komt er een joker in jouw kleur in de plaats. In een tekening staat hij voor om het even welke kleur. Een bier is hij niet: niet voor een toost, een bestuurder, een ruil, een Opdrachtkaart of punten.',
        },
        {
          p: 'Het bier van een brouwerij, een bier voor een bestuurder, een dat je aan een kaart verliest en een ruil laten geen joker na. Een joker neemt een plaats in je rugzak in; je mag hem wegdoen wanneer je een tekening zou kunnen afmaken.',
        },
        {
          example:
            'Je toost met twee spelers: twee bieren eruit, twee jokers erin. Op niveau 7 zonder kaas drink je er maar één: twee bieren eruit, één joker erin, en je slaapt.',
        },
        {
          example: '8 bieren en 4 jokers: de rugzak is vol. Doe drie jokers weg en een aankoop levert drie bieren op.',
        },
        {
          ruling: ['R-31'],
          says: 'Eén joker per bier dat je echt dronk, hoogstens één per bier van jou dat wegging.',
          why: 'Drinken maakt de joker.',
        },
        {
          ruling: ['R-78'],
          says: 'Bij een toost krijgt ieder jokers voor de eigen bieren.',
          why: 'Het bier dat wegging, wordt vervangen.',
        },
        {
          ruling: ['R-32', 'R-77'],
          says: 'Een joker dient voor tekeningen en niets anders. “Volle rugzak” telt alleen bieren. Bij een ruil worden jokers niet gegeven of genomen.',
          why: 'Voor een kleur staan in een tekening is het enige doel dat genoemd wordt.',
        },
        {
          ruling: ['R-33'],
          says: 'De joker komt altijd; wie hem niet wil, doet hem later weg.',
          why: 'De teksten zijn het oneens of je mag weigeren, en een rugzak mag niet voor altijd verstopt raken.',
        },
        {
          ruling: ['R-34'],
          says: 'Er zijn zoveel jokers als nodig.',
          why: 'Alle stukken van je kleur liggen op de sporen; een vervangstuk mag altijd.',
        },
      ],
    },
    {
      id: 'swapping',
      title: 'Een tekening ruilen',
      blocks: [
        {
          p: 'Wie een [Flesfiche](bottle-tokens#break) passeert **en daarmee een kaart verwijdert**, mag ook één tekening ruilen voor een nieuwe. Is de stapel leeg, dan worden de geruilde geschud tot een nieuwe; zijn die er niet, dan trek je niets en blijft je hand kleiner.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      blocks: [
        {
          p: 'Afgemaakte tekeningen tellen mee met de Opdrachtkaarten, maar zijn er geen: geen kaart, grens of voorwaarde kijkt ernaar. Tekeningen in de hand en jokers die overblijven, zijn niets waard; bieren die overblijven, elk 1 OP, zoals altijd.',
        },
        { example: 'Tekeningen van 5, 8 en 10 OP, vier bieren en twee jokers over: 23 + 4 OP.' },
        {
          ruling: ['R-82'],
          says: 'Alleen afgemaakte tekeningen scoren.',
          why: 'De Franse tekst zegt het; de andere laten het woord weg.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Confrontatie, gebeurtenissen, personages**: wat een aankoop verandert, verandert de 4. Met [[EV-05]] zijn het er 5, met [[EV-16]] 3.',
            '**Teams**: handen blijven verborgen voor je teamgenoot. Na het verwijderen komt de tekening, dan de Teamkaart.',
            '**Solo**: een toost met de Zytholoog maakt een joker. Eén tekening ruilen per Flesfiche, of je nu één kaart of twee verving.',
            '**Korte race**: er verandert niets.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'De tekeningen', blocks: [{ cards: cards.drawings }] },
  ],
})
