import type { Chapter } from '../../../../rules/book.ts'

export const count: readonly Chapter[] = [
  {
    id: 'privileges',
    title: 'Paren en voorrechten',
    lead: 'Twee schijven naast elkaar openen een deur. Jij kiest wat er binnenkomt, of verkoopt de sleutel.',
    short: [
      ['Paar vol', 'leg één voorrecht neer, als je wil'],
      ['In nood', '3 dukaten per stuk'],
      ['Neergelegd', 'voorgoed'],
    ],
    sections: [
      {
        id: 'pairs',
        title: 'Een paar vol maken',
        blocks: [
          {
            p: 'Krijgt het tweede kistje van een paar zijn schijf, dan **mag** je, nadat de tegels betaald hebben, één voorrecht uit je hand naast het paar leggen en meteen de beloning nemen.',
          },
          {
            ruling: [15],
            says: 'Zonder voorrecht in de hand gebeurt er niets, en later kan er niets meer bij.',
            why: 'Zo staat het er voor wie ervan afziet; een lege hand is niet anders.',
          },
          {
            ruling: [34],
            says: 'Wie ervan afziet, houdt het voorrecht voor een ander paar of voor 3 dukaten.',
            why: 'Alleen dat ene paar is verloren.',
          },
        ],
      },
      {
        id: 'cards',
        title: 'De vijf voorrechten',
        blocks: [
          {
            table: {
              head: ['Voorrecht', 'Beloning'],
              rows: [
                [
                  'Goede oogst',
                  'kies een grondstof: haar steen gaat 1 vooruit per tegel ervan in je tuin, aan beide kanten',
                ],
                ['Helpende hand', 'je achterste steen gaat 1 vooruit per schijf op je kistjes, de nieuwe inbegrepen'],
                ['Kuiperij', 'aan het einde 1 punt meer per vat, wanneer je het ook nam'],
                ['Tiende', '12 dukaten'],
                ['Oud recept', 'brouwmeester +5'],
              ],
            },
          },
          {
            ruling: [31],
            says: 'Goede oogst mag een grondstof noemen waarvan je geen tegel hebt, voor nul stappen.',
            why: 'De keuze is vrij, en het voorrecht telt voor zijn doel.',
          },
          {
            ruling: [32],
            says: 'Bij Helpende hand neemt één steen alle stappen; er wordt niet na elke stap opnieuw gekeken.',
            why: 'De tekst noemt één steen.',
          },
          {
            ruling: [40],
            says: 'Helpende hand zet alleen de achterste steen vooruit, of een van de stenen die samen achteraan staan.',
            why: 'De Franse spelregels noemen de steen die het minst ver staat.',
          },
        ],
      },
      {
        id: 'emergency',
        title: 'Nooddukaten',
        blocks: [
          {
            p: 'Een voorrecht dat nog in je hand is, mag je inleveren voor **3 dukaten**. Het verlaat het spel en telt nergens meer voor; een neergelegd voorrecht lever je niet in.',
          },
          {
            ruling: [7],
            says: 'Het huis biedt dit aan bij een aankoop die je anders niet kunt betalen, voor zoveel voorrechten als nodig, naar jouw keuze; en aan het einde doet het dat vanzelf met alle voorrechten die je overhoudt.',
            why: 'Dukaten dienen alleen voor tegels en voor het einde, dus er gaat niets nuttigs verloren en je wordt minder gevraagd.',
          },
          { example: '2 dukaten, prijs 9: drie voorrechten, 11 dukaten, 2 over.' },
        ],
      },
    ],
  },
  {
    id: 'barrels',
    title: 'Vaten',
    lead: 'Twaalf doelen aan de muur. Wie zich het eerst aanmeldt, krijgt het grote vat.',
    short: [
      ['Groot', '4 punten'],
      ['Klein', '2 punten'],
      ['Per doel', 'één vat voor jou'],
    ],
    sections: [
      {
        id: 'taking',
        title: 'Vaten nemen',
        blocks: [
          {
            p: 'Doelen tellen alleen als je **op een vatenvak stopt**. Dan neem je een vat voor elk gehaald doel waarvoor je er nog geen hebt: het grote als het er is, anders het kleine.',
          },
          {
            ruling: [16],
            says: 'Alle vaten waar je recht op hebt, worden samen genomen. Je mag er alleen stoppen als je er minstens één neemt; een doel waarvan de vaten weg zijn, of waarvoor je er een hebt, volstaat niet. Vaten geef je nooit terug. Beide vatenvakken mogen in één ronde dienen.',
            why: 'De passage ontbreekt in het Frans; de Engelse tekst zegt het, en een actie die niets neemt, is er geen.',
          },
        ],
      },
      {
        id: 'goals',
        title: 'De twaalf doelen',
        blocks: [
          {
            figure: 'ale-wall',
            caption: 'Elk doel heeft een groot en een klein vat; een genomen vat draagt de vorm van zijn eigenaar.',
          },
          {
            list: [
              'Je brouwmeester staat op 1 of hoger.',
              'Alle vijf stenen staan op 1 of hoger.',
              'Minstens zes grondstoftegels met vruchtbaarheid 1.',
              'Minstens zes grondstoftegels met vruchtbaarheid 5.',
              'Minstens één steen op 20.',
              'Alle 15 zonnevelden gevuld.',
              'Alle 15 schaduwvelden gevuld.',
              'Een schijf op alle vier monnikenkistjes.',
              'Een schijf op alle vijf grondstofkistjes.',
              'Minstens drie schuren van dezelfde soort.',
              'Schuren van minstens vier soorten; de Houtschuur is er ook een.',
              'Minstens drie voorrechten neergelegd.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Ronden',
    lead: 'Een ronde eindigt als iedereen thuis is. Dan raakt de ring weer vol.',
    short: [
      ['Laatste thuis', 'moet “Startspeler” nemen als die vrij is'],
      ['Erbij', '4 monniken, 15 grondstoffen'],
      ['Schijven', 'weer één per vak'],
    ],
    sections: [
      {
        id: 'home',
        title: 'Thuiskomen',
        blocks: [
          { p: 'In het startgebied kies je een vrije plaats, neem je het inkomen, en je ronde is om.' },
          {
            ruling: [26],
            says: 'Wie als enige nog niet thuis is, moet “Startspeler” nemen als die vrij is; zo niet, een vrije plaats naar keuze.',
            why: 'Het staat er met zoveel woorden.',
          },
          {
            ruling: [27],
            says: 'Dat geldt ook in de laatste ronde, en levert het punt op.',
            why: 'Er wordt geen uitzondering gemaakt.',
          },
          {
            ruling: [18],
            says: 'Een figuur die nog niet vertrokken is, bezet nog altijd haar plaats; die van jou telt als vrij.',
            why: 'Een plaats is vrij als er geen andere figuur op staat.',
          },
          {
            example:
              'Vier spelers, en de eerste loopt meteen in één keer rond: de drie andere plaatsen zijn bezet, dus blijft alleen “Startspeler” over.',
          },
        ],
      },
      {
        id: 'next',
        title: 'De volgende ronde',
        blocks: [
          {
            steps: [
              'Op elk monnikenvak komt een monnik van de volgende stapel bij.',
              'Op elk grondstofvak komt een tegel bij, van stapel I zolang die duurt, dan van stapel II.',
              'Elk activeringsvak heeft weer precies één schijf.',
              'Voor de laatste ronde: met twee spelers een tweede schijf op B en C, met drie ook op de eerste ABC.',
              'Wie op “Startspeler” staat, begint.',
            ],
          },
          {
            ruling: [39],
            says: 'Stapel II begint als stapel I op is, ook midden in het vullen, wat de achterkant van de monniken ook toont.',
            why: 'De Franse spelregels zeggen het zo.',
          },
          {
            ruling: [23],
            says: 'Verder wordt niets aangevuld: een vat dat weg is, blijft weg.',
            why: 'Het staat niet op de lijst.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Eindtelling',
    lead: 'De brouwmeester bepaalt de voorwaarden, de stenen worden gelijkgetrokken, en de achterste maakt het bier.',
    short: [
      ['Productie', 'achterste steen × vermenigvuldiger'],
      ['Vaten', '4 en 2'],
      ['Startspeler', '1'],
    ],
    sections: [
      {
        id: 'rate',
        title: 'Ruilkoers en vermenigvuldiger',
        blocks: [
          {
            table: {
              head: ['Brouwmeester op', 'Ruilkoers', 'Vermenigvuldiger'],
              rows: [
                ['0 of lager', '5 : 1', '2'],
                ['1 tot 4', '4 : 1', '3'],
                ['5 tot 8', '3 : 1', '3'],
                ['9 tot 11', '3 : 1', '4'],
                ['12 tot 14', '2 : 1', '4'],
                ['15 tot 17', '2 : 1', '5'],
                ['18 en 19', '2 : 1', '6'],
                ['20', '1 : 1', '6'],
              ],
            },
          },
        ],
      },
      {
        id: 'exchange',
        title: 'De stenen gelijktrekken',
        blocks: [
          {
            p: 'Eerst worden voorrechten die in de hand bleven, elk 3 dukaten. Dan de **ruil**: bij 2 : 1 bijvoorbeeld zetten twee stappen terug, van één steen of van twee, je achterste steen één stap vooruit. Dat gaat door zolang een ruil geen andere steen achter hem duwt. Dan het **geld**: elke volle 10 dukaten zetten de achterste steen één stap vooruit. Wat overblijft, is niets waard.',
          },
          { example: 'Koers 2 : 1, stenen 12, 10, 9, 9, 4: na vier keer ruilen staan ze alle vijf op 8.' },
          {
            example:
              'Koers 3 : 1, stenen 20, 14, 11, 8, 3: na zes keer ruilen 9, 9, 9, 9, 8. Met 27 dukaten nog twee stappen: 10, 9, 9, 9, 9.',
          },
          {
            figure: 'ale-count',
            caption: 'Hetzelfde voorbeeld zoals de tafel het aan het einde telt, stap voor stap.',
          },
          {
            ruling: [17],
            says: 'Er wordt geruild zolang het kan, en vóór het geld; het huis doet beide voor jou. Een tafel mag kiezen dat het stopt waar geld meer oplevert.',
            why: 'De tekst is een bevel en zet de ruil eerst. Daarbinnen is de manier van het huis de beste.',
          },
          {
            ruling: [28],
            says: 'Een ruil zet de achterste steen vooruit.',
            why: 'De Franse tekst zegt een andere, de Engelse de achterste; een andere helpt nooit.',
          },
          {
            ruling: [29],
            says: 'Velden zonder getal tellen als stappen zoals alle andere.',
            why: 'Een stap is een stap; alleen punten vragen een getal.',
          },
          {
            ruling: [30],
            says: 'Hier wordt voorbij 20 niets betaald; een steen op 20 wordt overgeslagen.',
            why: 'Die regel hoort bij inkomsten tijdens het spel.',
          },
        ],
      },
      {
        id: 'points',
        title: 'Punten',
        blocks: [
          {
            list: [
              '**Productie**: het getal van je achterste steen maal de vermenigvuldiger. Onder 1 is het 0.',
              '4 punten per groot vat, 2 per klein vat; met Kuiperij voor elk vat 1 meer.',
              '1 punt als je figuur op “Startspeler” staat.',
            ],
          },
          {
            example:
              'Achterste steen 9, vermenigvuldiger 4: 36. Twee grote vaten 8, één klein 2, Kuiperij 3, Startspeler 1: 50.',
          },
          {
            ruling: [35],
            says: 'Ook zonder productie houd je de punten van je vaten en van “Startspeler”.',
            why: 'Ze worden in latere stappen opgeteld.',
          },
          { p: 'Wie de meeste punten heeft, wint; wie gelijk staat, deelt de overwinning.' },
        ],
      },
    ],
  },
  {
    id: 'order',
    title: 'In welke volgorde',
    lead: 'Voor het zeldzame moment waarop het uitmaakt wat eerst komt.',
    short: [
      ['Aankoop', 'betalen, leggen, percelen, volgende tegel'],
      ['Activeren', 'schijf, inkomsten, paar'],
      ['Beurt van anderen', 'jou overkomt niets'],
    ],
    sections: [
      {
        id: 'stops',
        title: 'Bij elke stop',
        blocks: [
          {
            table: {
              head: ['Stop', 'Volgorde'],
              rows: [
                [
                  'Aankoop',
                  'tegel, veld, voorrechten inleveren indien nodig, betalen, leggen; per gesloten perceel brouwmeester, schuur, buren; volgende tegel of stoppen',
                ],
                ['Activeren', 'kistje, getal indien nodig, schijf, inkomsten, paar, voorrecht, beloning'],
                ['Vaten', 'alle vaten waar je recht op hebt'],
                ['Startgebied', 'plaats, steen indien nodig, inkomen; als iedereen thuis is, de volgende ronde'],
                ['Einde', 'voorrechten worden dukaten, koers, ruil, geld, punten'],
              ],
            },
          },
          {
            p: 'Wat je in een beurt wint, telt meteen voor al wat er later in die beurt komt. In de beurt van een ander overkomt jou niets, en niemand kan iemand onderbreken.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'Wat iedereen mag weten',
    lead: 'Alleen de stapels hebben een geheim, en dan nog enkel hun volgorde.',
    short: [
      ['Open', 'dukaten, tuinen, voorrechten'],
      ['Verborgen', 'de volgorde van de stapels'],
      ['Vanzelf', 'wat geen keuze laat'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Open en verborgen',
        blocks: [
          {
            ruling: [25],
            says: 'Dukaten, tuinen, kistjes, sporen, vaten en voorrechten zijn open, en ook hoeveel tegels elke stapel telt. Verborgen is de volgorde van de stapels, en met drie spelers welke monniken niet meedoen.',
            why: 'Van niets anders dan de stapels wordt gezegd dat het geheim is.',
          },
        ],
      },
      {
        id: 'automatic',
        title: 'Wat het huis voor je doet',
        blocks: [
          {
            ruling: [41],
            says: 'Een keuze met één antwoord wordt niet gevraagd: de stop eindigt als er niets meer te kopen valt, een paar gaat voorbij als je hand leeg is.',
            why: 'Het bespaart klikken en verandert niets.',
          },
          {
            p: 'Aan een tafel met klok antwoordt het huis voor wie er niet is: de figuur gaat naar huis, er wordt één tegel gekocht die in de schaduw komt, geen voorrecht neergelegd, de eerste vrije plaats genomen.',
          },
        ],
      },
    ],
  },
]
