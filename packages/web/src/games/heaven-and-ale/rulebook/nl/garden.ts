import type { Chapter } from '../../../../rules/book.ts'

export const garden: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Tegels kopen',
    lead: 'Enkele prijs in de schaduw, dubbele in de zon. Wat ligt, blijft liggen.',
    short: [
      ['Grondstof', 'haar vruchtbaarheid; in de zon dubbel'],
      ['Monnik', 'de dukaten op het vak; in de zon dubbel'],
      ['Per stop', 'minstens één tegel'],
    ],
    sections: [
      {
        id: 'price',
        title: 'Prijs en plaats',
        blocks: [
          {
            p: 'Op een grondstofvak of monnikenvak koop je **minstens één** tegel, en hoogstens zoveel als je kunt betalen. Elke tegel komt op een vrij veld van de kant waarvoor je betaalde: nooit op een perceel, en daarna nooit meer verlegd. Hij hoeft nergens aan te grenzen.',
          },
          {
            figure: 'ale-prices',
            caption:
              'Een hoptegel met vruchtbaarheid 4: elk vrij veld toont zijn prijs, 8 in de zon en 4 in de schaduw.',
          },
          {
            ruling: [2],
            says: 'Tegels koop je een voor een, in eender welke volgorde: kiezen, betalen, leggen, percelen sluiten, en dan pas de volgende.',
            why: 'Een gesloten perceel moet meteen afgehandeld worden.',
          },
          {
            ruling: [3],
            says: 'Je mag op een vak stoppen als je er minstens één tegel kunt betalen met je dukaten plus 3 per voorrecht in de hand. Reken je op voorrechten, dan moet je er zoveel inleveren als nodig.',
            why: 'Een vak waarvan de actie niet kan, is verboden, en voorrechten kunnen altijd geld worden.',
          },
          {
            example:
              '1 dukaat, één voorrecht, een tegel met vruchtbaarheid 4: in de schaduw past 4 in 1 + 3, dus je mag stoppen. Zijn alleen zonnevelden vrij, dan kost hij 8 en mag het niet.',
          },
          {
            ruling: [4],
            says: 'Heeft maar één kant plaats, dan mag je nog kopen, tegen de prijs van die kant.',
            why: 'De kant is een vrije keuze onder de vrije velden.',
          },
          {
            ruling: [5],
            says: 'Dukaten van een schuur mogen de volgende tegel van dezelfde stop betalen, niet de tegel die het perceel sloot.',
            why: 'Je betaalt voor je legt.',
          },
          {
            ruling: [6],
            says: 'Wat niemand koopt, blijft op zijn vak, en elke ronde komt er meer bij.',
            why: 'Een ronde voorbereiden voegt alleen toe; er wordt niets afgelegd.',
          },
        ],
      },
      {
        id: 'resources',
        title: 'Grondstoftegels',
        blocks: [
          {
            p: 'Het getal op de tegel is zijn **vruchtbaarheid**: de prijs in de schaduw, en wat hij oplevert telkens als hij gewekt wordt. Kopen alleen levert niets op.',
          },
          {
            example:
              'Gerst 3 en hop 5 liggen samen. Hop in de schaduw voor 5, dan gerst in de zon voor 6: 25, 20, 14 dukaten.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Monniken',
        blocks: [
          {
            p: 'Een monnik kost de dukaten die op zijn vak staan, in de zon het dubbele. Hij heeft geen vruchtbaarheid en telt 0 voor een perceel, maar hij vult zijn veld. De kant bepaalt wat hij kost en welke kant vol raakt, nooit wat hij oplevert. De vier soorten verschillen **alleen in hun kistje**: Arnold en Fiacre vormen één paar, Beda en Maarten het andere.',
          },
          {
            ruling: [33],
            says: 'Verscheidene monniken op een vak kosten elk dezelfde prijs.',
            why: 'De prijs staat op het vak gedrukt.',
          },
        ],
      },
    ],
  },
  {
    id: 'activating',
    title: 'Activeren',
    lead: 'Tegels betalen als ze gewekt worden. Een schijf wekt ze, één keer per kistje.',
    short: [
      ['A', 'getallenkistje'],
      ['B', 'monnikenkistjes'],
      ['C', 'grondstofkistjes'],
      ['ABC', 'een kistje naar keuze'],
    ],
    sections: [
      {
        id: 'disc',
        title: 'Een schijf op een kistje',
        blocks: [
          {
            figure: 'ale-boxes',
            caption: 'Tien kistjes in vijf paren. Elk krijgt in het hele spel één schijf.',
          },
          {
            p: 'Op een activeringsvak neem je **één** schijf, leg je ze op een vrij kistje dat de letter toelaat, en de tegels van dat kistje betalen. De schijf blijft er de rest van het spel liggen, dus elk kistje werkt één keer. In de laatste ronde met twee of drie spelers liggen op sommige vakken twee schijven; je neemt er nog altijd één.',
          },
          {
            list: [
              '**Getallenkistje**, schijf A of ABC: kies een getal; elke grondstoftegel met dat getal betaalt, welke grondstof en kant ook.',
              '**Grondstofkistje**, schijf C of ABC: elke tegel van die grondstof betaalt, aan beide kanten.',
              '**Monnikenkistje**, schijf B of ABC: elk van je monniken van die soort wekt elke tegel om zich heen.',
            ],
          },
          { p: 'Een kistje kan alleen dienen als er in je tuin een tegel voor ligt.' },
          {
            ruling: [8],
            says: 'Je noemt alleen een getal dat in je tuin ligt.',
            why: 'Een schijf dient niet voor tegels die je niet hebt.',
          },
          {
            ruling: [9],
            says: 'Inkomsten gaan vanzelf en kunnen niet geweigerd worden.',
            why: 'De tekst zegt gewoon wat er gebeurt, en schaden doet het nooit.',
          },
        ],
      },
      {
        id: 'income',
        title: 'Wat een tegel betaalt',
        blocks: [
          {
            table: {
              head: ['Tegel', 'Levert op'],
              rows: [
                ['grondstof in de schaduw', 'dukaten, evenveel als de vruchtbaarheid'],
                ['grondstof in de zon', 'stappen voor haar steen, evenveel als de vruchtbaarheid'],
                ['monnik, door een monnik of schuur gewekt', 'brouwmeester +1'],
              ],
            },
          },
          {
            p: 'Een tegel betaalt telkens als hij gewekt wordt, ook meermaals in één actie. Een steen gaat nooit voorbij 20: elke extra stap levert in de plaats 1 dukaat op.',
          },
          { example: 'Gist op 18, een gist 5 in de zon betaalt: twee stappen tot 20, en 3 dukaten.' },
          {
            ruling: [14],
            says: 'De brouwmeester stopt op 20; stappen te veel gaan verloren en leveren niets op.',
            why: 'Alleen stenen worden voor het teveel betaald.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Monniken aan het werk',
        blocks: [
          {
            p: 'Een monnik met een schijf wekt **elke tegel naast hem**: grondstoffen betalen, monniken zetten je brouwmeester vooruit. Zelf levert hij niets op. Een tegel tussen twee zulke monniken betaalt twee keer.',
          },
          {
            ruling: [10],
            says: 'Een gewekte monnik wekt zelf geen tegel. Monniken van elke soort tellen als buur: twee van dezelfde soort naast elkaar wekken elkaar, samen 2 stappen.',
            why: 'Het inkomen van een monnik is één stap van de brouwmeester en niets anders.',
          },
          {
            example:
              'Naast je monnik liggen twee andere monniken en een gerst 3 in de schaduw: brouwmeester +2 en 3 dukaten.',
          },
          {
            ruling: [11],
            says: 'Een monnik zonder buren mag gebruikt worden en levert niets op. Schuren, percelen en lege velden leveren evenmin iets op.',
            why: 'De soort is er, meer vraagt de regel niet; en de schijf kan een paar vol maken.',
          },
        ],
      },
    ],
  },
  {
    id: 'sites',
    title: 'Percelen en schuren',
    lead: 'Zes tegels rond een perceel sluiten het. Arme grond bevalt de brouwmeester, rijke grond voedt de buren.',
    short: [
      ['Som', 'vruchtbaarheid van de zes tegels'],
      ['Laag', 'stappen voor de brouwmeester'],
      ['Hoog', 'gewekte buren'],
    ],
    sections: [
      {
        id: 'closing',
        title: 'Een perceel sluiten',
        blocks: [
          {
            p: 'Zodra de laatste van de zes buren gelegd is, tel je hun vruchtbaarheid op; monniken tellen 0. De som bepaalt de schuur: eerst gaat de brouwmeester vooruit, dan komt de schuur er, dan wekt ze buren, alles vóór de volgende aankoop. Een perceel krijgt één schuur, en weigeren kan niet.',
          },
          {
            figure: 'ale-site',
            caption: 'Vijf tegels met som 17; een zesde van 4 maakt er 21 van; de Hooischuur wekt de buren om en om.',
          },
          {
            table: {
              head: ['Som', 'Schuur', 'Brouwmeester', 'Wekt'],
              rows: [
                ['0 tot 7', 'Houtschuur', '+6', 'geen tegel'],
                ['8 tot 11', 'Werkschuur', '+3', '1 naar keuze'],
                ['12 tot 17', 'Karrenschuur', '+1', '2 tegenover elkaar'],
                ['18 tot 23', 'Hooischuur', '+1', '3, om en om'],
                ['24 tot 30', 'Moutschuur', '0', '4 naar keuze'],
              ],
            },
          },
          { example: '4, 3, 5, 2, 1 en een monnik: som 15. Brouwmeester +1, Karrenschuur.' },
          {
            ruling: [12],
            says: 'Sluit één tegel twee percelen, dan worden beide na elkaar afgehandeld.',
            why: 'De sommen liggen vast en alles wordt opgeteld, dus de volgorde maakt niet uit.',
          },
        ],
      },
      {
        id: 'sheds',
        title: 'Schuren',
        blocks: [
          {
            p: 'Gewekte tegels betalen zoals altijd; een gewekte monnik zet de brouwmeester 1 stap vooruit. Een schuur werkt **één keer**, bij het bouwen; schijven en monniken wekken haar nooit.',
          },
          {
            ruling: [13],
            says: 'Het volle aantal moet gewekt worden, jij kiest alleen welke; er mogen monniken bij zijn; hoe het stuk gedraaid ligt, maakt niet uit.',
            why: 'Alle zes buren zijn er dan, en de pijlen zien er van elke kant gelijk uit.',
          },
        ],
      },
    ],
  },
]
