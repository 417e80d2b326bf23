import type { Chapter } from '../../../../rules/book.ts'

export const brewery: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Kopen en kaas',
    lead: 'Drie bieren voor onderweg, en misschien iets om erbij te eten.',
    short: [
      ['Kopen', '1 TE, 3 bieren'],
      ['Kaas', 'één bij het bier, geen extra tijd'],
      ['Eten', 'geen tijd, één niveau minder'],
    ],
    sections: [
      {
        id: 'beer',
        title: 'Bier kopen',
        blocks: [
          {
            p: 'Waar het symbool Kopen staat, krijg je voor **1 TE** 3 bieren in de kleur van de brouwerij, of zoveel als er nog in de 12 plaatsen van je rugzak passen. Eén keer per verblijf, zie [unieke acties](tasting#unique).',
          },
          {
            p: 'Waar kaas verkocht wordt, mag je er **één** bij dezelfde aankoop nemen. Met een volle rugzak mag je de kaas alleen kopen, nog altijd voor 1 TE; is er geen kaas, dan kun je er niets kopen.',
          },
          {
            ruling: [21],
            says: 'Je neemt niet minder bieren dan er passen, en geen kaas alleen zolang er plaats is voor een bier.',
            why: 'De Franse tekst is de nauwkeurigste; kaas alleen hoort in beide talen bij plaatsgebrek.',
          },
        ],
      },
      {
        id: 'cheese',
        title: 'Kaas',
        blocks: [
          {
            p: 'Elke gekochte kaas zet je pion 1 hoger op het Kaasspoor. Op het laatste niveau, 4, komt er voor elke extra kaas een fiche naast het spoor, aan het einde 5 OP waard. Die fiches zijn punten, geen eten, en blijven liggen als de pion zakt.',
          },
          {
            p: 'Eten laat de pion en je niveau 1 zakken. Het kost geen tijd, mag meermaals, en onderbreekt noch je fietstijd noch een reeks autostop.',
          },
          {
            ruling: [22],
            says: 'Je mag eten als je een actie kiest, tussen bieren onderweg of in de tent, en bij de kaasstap van een toost, ook buiten je beurt. Niet op niveau 0, niet tussen worp en betaling, niet bij een Flesfiche, niet als je dag voorbij is.',
            why: 'Op elk ander moment beslist het niveau niets of ligt zijn gevolg al vast; en het niveau van de avond bepaalt de ochtend, dus dat moet dan vastliggen.',
          },
        ],
      },
    ],
  },
  {
    id: 'tasting',
    title: 'Proeven en de Alcoholmeter',
    lead: 'Elk bier levert 2 OP op bij elke puntentelling die nog komt. Elk bier is ook een niveau.',
    short: [
      ['Proeven', '1 TE, glas +1, niveau +1'],
      ['Vanaf niveau 5', 'geen fiets'],
      ['Niveau 7', 'bus en wachten dubbel'],
      ['Niveau 8', 'in slaap'],
    ],
    sections: [
      {
        id: 'taste',
        title: 'Proeven in een brouwerij',
        blocks: [
          {
            p: 'Waar het symbool Proeven staat, brengt 1 TE je glas en je niveau 1 omhoog. Je hebt geen meegebracht bier nodig; de geproefde kleur is die van de brouwerij.',
          },
          {
            ruling: [7],
            says: 'Wat op de Alcoholmeter stijgt, is de fles; het glas heeft zijn eigen spoor.',
            why: 'Eén zin van de Engelse tekst haalt ze door elkaar; alle andere, en de Franse, niet.',
          },
          {
            ruling: [42],
            says: 'Het glas stopt bij 20 bieren, 40 OP waard. Verder drinken mag: het kost tijd en verhoogt het niveau zoals altijd.',
            why: 'Beide teksten begrenzen alleen het glas.',
          },
        ],
      },
      {
        id: 'levels',
        title: 'De Alcoholmeter',
        blocks: [
          { figure: 'race-breathalyzer', caption: 'Drie drempels: geen fiets; bus en wachten dubbel; slaap.' },
          {
            table: {
              head: ['Niveau', 'Fiets', 'Bus', 'Wachten bij autostop', 'De volgende ochtend'],
              rows: [
                ['0 tot 4', 'ja', 'zoals gedrukt', '2 TE', 'op tijd'],
                ['5 en 6', 'nee', 'zoals gedrukt', '2 TE', '1 TE later'],
                ['7', 'nee', 'verdubbeld', '4 TE', '2 TE later'],
                ['8', 'in slaap', 'in slaap', 'in slaap', '4 TE later'],
              ],
            },
          },
          {
            p: 'Elk bier verhoogt het niveau met 1: in een brouwerij, onderweg, bij een toost, in de tent. Kaas verlaagt het met 1, vier TE fietsen na elkaar met 1, een nacht met 4. Het blijft tussen 0 en 8, en een verbod vervalt zodra je weer onder de drempel bent.',
          },
          {
            ruling: [8],
            says: 'De drempels liggen tussen 4 en 5, tussen 6 en 7, en tussen 7 en 8.',
            why: 'Ze staan alleen op tekeningen; de ochtendtabel heeft dezelfde vier trappen.',
          },
          {
            ruling: [9],
            says: 'Op niveau 8 slaap je; 7 is het laatste niveau waarop je wakker bent.',
            why: 'De ochtendtabel eindigt bij 8 en geeft het veruit de langste vertraging.',
          },
        ],
      },
      {
        id: 'sleep',
        title: 'In slaap vallen',
        blocks: [
          {
            p: 'Op niveau 8 is je dag voorbij: je schijf gaat naar het laatste veld en je doet niets meer. Je houdt alles. Het kan gebeuren in de beurt van een ander, die met jou toost.',
          },
          {
            ruling: [10],
            says: 'De actie die je in slaap brengt, wordt afgewerkt met haar kaarten en fiches; alleen een toost begint niet meer. Wie op een rit indommelt, komt aan, ook op de Grote Markt.',
            why: 'Andere acties zijn verboden, niet de actie die bezig is, en haar tijd is betaald.',
          },
          {
            ruling: [71],
            says: 'De schijf van wie slaapt, wordt helemaal aan het einde van de actie geplaatst; een vraag over een Flesfiche kan er nog voor komen. Wie al op het laatste veld ligt, wordt niet opnieuw geplaatst.',
            why: 'Zo vindt elke stap de schijven waar de tijd ze gebracht heeft.',
          },
        ],
      },
      {
        id: 'unique',
        title: 'Eén keer per verblijf',
        blocks: [
          {
            p: 'Kopen en Proeven kunnen elk **één keer tussen twee verplaatsingen**, in eender welke volgorde. Toosten en onderweg proeven verbruiken niets. Een nieuwe dag vernieuwt beide waar je wakker wordt; een mislukte autostop of geannuleerde rit vernieuwt niets.',
          },
          {
            ruling: [48],
            says: 'Elke voltooide verplaatsing vernieuwt ze, ook een naar de Grote Markt of een hoek verder in Brussel en terug.',
            why: 'De eerste zin van de regel spreekt over twee verplaatsingen; heen en weer naar een andere brouwerij is het voorbeeld.',
          },
        ],
      },
    ],
  },
  {
    id: 'toasting',
    title: 'Toosten',
    lead: 'Je komt aan, er is iemand, jullie hebben allebei bier: dan drinken jullie samen. Weigeren kan niet.',
    short: [
      ['Wie meedoet', '1 TE, niveau, glas en toost +1'],
      ['Met n partners', 'jij geeft en drinkt n bieren, nog altijd 1 TE'],
      ['Te weinig bier', 'helemaal geen toost'],
    ],
    sections: [
      {
        id: 'when',
        title: 'Wanneer',
        blocks: [
          {
            p: 'Alleen een voltooide verplaatsing naar een brouwerij brengt een toost, meteen na wat je er neemt. Een **partner** is een speler in dezelfde brouwerij die niet klaar is, niet kampeert en minstens één bier bij zich heeft. Nooit op de Grote Markt, nooit tussen wie er samen wakker wordt.',
          },
          { p: 'Is aan alles voldaan, dan kan niemand weigeren. Anders kom je gewoon aan.' },
          {
            ruling: [33],
            says: 'Je hebt één bier per partner nodig; wie geen bier heeft, telt niet mee. Met minder toost je met niemand.',
            why: 'Dat zeggen de twee opmerkingen samen gelezen.',
          },
          {
            example:
              'Je komt met 1 bier bij twee spelers die bier hebben: geen toost. Heeft een van hen er geen, dan toost je met de andere.',
          },
          {
            ruling: [23],
            says: 'Wie met zijn laatste TE aankomt, toost niet.',
            why: 'Er is geen tijd meer om ervoor te betalen.',
          },
        ],
      },
      {
        id: 'how',
        title: 'Hoe het gaat',
        blocks: [
          {
            figure: 'race-toast',
            caption: 'Twee spelers met bier in één brouwerij: beide Alcoholmeters stijgen één niveau, voor 1 TE.',
          },
          {
            steps: [
              'Jij noemt het bier dat je elke partner geeft; dan noemt elke partner, met de klok mee, het bier voor jou.',
              'Kaas: jij eerst, dan de partners met de klok mee, elk naar believen.',
              'De bieren gaan uit de rugzakken en alle schijven gaan samen 1 TE vooruit.',
              'Iedereen drinkt: niveau, glas en toost gaan omhoog met de gedronken bieren.',
              'Terug naar de verplaatsing: jouw kaarten, Flesfiches, wie slaapt.',
            ],
          },
          {
            p: 'Met verscheidene partners is het één toost: je geeft elk van hen een bier en drinkt er een van elk, alles voor **1 TE**. Partners toosten niet onder elkaar.',
          },
          {
            example:
              'Niveau 1, 4 bieren, twee partners: je staat op niveau 3 met 2 bieren, glas +2 en toost +2; elke partner heeft overal +1 en een bier minder.',
          },
          {
            p: 'Wat je geeft en hoeveel kaas je eet, zeg je zelf, in ieders beurt. Beurt per beurt wacht de tafel daarop zo lang als op een beurt van jou; wie het vlugger wil, laat in het menu van de tafel voor zich antwoorden.',
          },
          {
            ruling: [59],
            says: 'De bieren worden open genoemd, die van jou eerst.',
            why: 'Rugzakken zijn toch open, en de kleur doet er zelden toe.',
          },
        ],
      },
      {
        id: 'limit',
        title: 'Genoeg is genoeg',
        blocks: [
          {
            ruling: [32],
            says: 'Je drinkt tot en met het bier dat je op niveau 8 brengt, niet verder; je deelt wel al je bieren uit. Jij kiest welke je drinkt. Glas en toost tellen alleen die. Partners drinken alles.',
            why: 'De reddende kaas veronderstelt dat een toost je in slaap kan brengen.',
          },
          {
            ruling: [34],
            says: 'Kaas komt vóór de bieren, zoveel je hebt.',
            why: 'Kaas mag altijd, dus de opmerking over één stuk kan geen grens zijn.',
          },
          {
            example:
              'Niveau 7, twee partners. Geen kaas: één bier, niveau 8, in slaap. Eén kaas: twee bieren, in slaap. Twee kazen: twee bieren, niveau 7, wakker.',
          },
          {
            ruling: [60],
            says: 'Een partner die in slaap valt, slaapt met alle gevolgen, ook op de laatste dag.',
            why: 'Kaas is het middel daartegen.',
          },
        ],
      },
      {
        id: 'partners',
        title: 'Voor de partners',
        blocks: [
          {
            ruling: [24],
            says: 'Een partner die één veld voor het einde ligt, wordt op het laatste veld geduwd en is klaar. Geen schijf gaat verder.',
            why: 'De toost kost iedereen 1 TE, en wie meedoet, heeft er nog een.',
          },
          {
            p: 'Voor een partner is het geen eigen actie: Kopen, Proeven en een reeks autostop veranderen niet, maar fietstijd begint opnieuw. Alleen de actieve speler neemt er kaarten voor; wat partners wonnen, telt voor Sterren in hun eigen volgende beurt.',
          },
          {
            p: 'Aan het einde van het Toostspoor, niveau 6, komt er voor elke extra stap een fiche naast, 4 OP waard.',
          },
        ],
      },
    ],
  },
  {
    id: 'ending-the-day',
    title: 'Kamperen en de dag afsluiten',
    lead: 'Twee manieren om te stoppen voor de klok het doet.',
    short: [
      ['Kamperen', 'in een brouwerij, niet op de laatste dag'],
      ['De dag afsluiten', 'waar je niet kunt kamperen'],
      ['Allebei', 'schijf op het laatste veld'],
    ],
    sections: [
      {
        id: 'camp',
        title: 'Kamperen',
        blocks: [
          {
            p: 'In je beurt mag je in elke brouwerij, met minstens 1 TE over, je tent opzetten. Niet op de Grote Markt, en niet op de laatste dag. Vanaf dan verplaats je je niet, koop, proef en toost je niet, ben je er niet voor wie aankomt, en neem je geen kaart meer, behalve een die kamperen vraagt.',
          },
          {
            p: 'Je drinkt dan je bieren een voor een: elk kost **1 TE** en een bier, en brengt niveau en glas 1 omhoog. Stop wanneer je wil, of wanneer bier, tijd of niveau het beëindigen. Dan gaat je schijf naar het laatste veld, hoeveel tijd er ook over was.',
          },
          {
            example:
              'Schijf 20, vijf bieren, niveau 2. Je drinkt er drie: schijf 23, niveau 5, twee bieren over. Dan gaat de schijf naar 24.',
          },
          {
            ruling: [35],
            says: 'Je mag op elk moment van je beurt kamperen, hoe vroeg ook, en helemaal niets drinken. Kaas mag tussen de bieren. De tent opzetten levert de kampeerkaart op; Sterren neem je niet meer.',
            why: 'De Franse tekst zegt “wanneer je wil”, drinken is vrij, en eten staat niet op de lijst van wat verboden is.',
          },
        ],
      },
      {
        id: 'stop',
        title: 'De dag afsluiten',
        blocks: [
          {
            ruling: [6],
            says: 'Op de Grote Markt op elke dag, en overal op de laatste dag, mag je je dag beëindigen: schijf op het laatste veld, niets gewonnen. Dat is geen kamperen en geen slapen. Even wachten en dan verder kan niet.',
            why: 'De spelregels zeggen niet hoe iemand die veilig thuis is, moet wachten. Wie kampeert, mag zonder drinken stoppen, dus er wordt niets nieuws weggegeven.',
          },
        ],
      },
    ],
  },
]
