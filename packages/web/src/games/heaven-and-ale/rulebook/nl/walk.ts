import type { Chapter } from '../../../../rules/book.ts'

export const walk: readonly Chapter[] = [
  {
    id: 'abbey',
    title: 'De abdij in het kort',
    lead: 'Schaduw betaalt de rekeningen, zon voedt het brouwsel. Een goed bier vraagt beide, en alles in evenwicht.',
    short: [
      ['Spelers', '2 tot 4'],
      ['Ronden', '3, 4 of 6'],
      ['Je wint', 'met de meeste punten'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'Waar het om gaat',
        blocks: [
          {
            p: 'Je loopt een gemeenschappelijke ring rond, koopt grondstoffen en monniken voor je tuin en zet ze aan het werk. Een tegel in de **schaduw** is goedkoop en brengt dukaten op. Een tegel in de **zon** kost het dubbele en zet de steen van die grondstof vooruit op je productiespoor.',
          },
          {
            p: 'Aan het einde telt alleen je **achterste steen**, maal de vermenigvuldiger die je brouwmeester bereikt heeft. Vier prachtige grondstoffen zonder gerst maken geen bier.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'Een beurt in twee stappen',
        blocks: [
          {
            steps: [
              'Loop zo ver vooruit als je wil, nooit terug.',
              'Doe wat het vak zegt. Dat moet, en je stopt alleen waar het kan.',
            ],
          },
          {
            table: {
              head: ['Vak', 'Hoeveel', 'Wat je er doet'],
              rows: [
                ['[Grondstofvak](buying#resources)', '15', 'minstens één grondstoftegel kopen'],
                ['[Monnikenvak](buying#monks)', '4', 'minstens één monnik kopen'],
                ['[Activeringsvak](activating)', '6', 'een schijf nemen en tegels laten betalen'],
                ['[Vatenvak](barrels)', '2', 'vaten nemen voor gehaalde doelen'],
                ['[Startgebied](start-area)', '4 plaatsen', 'je ronde beëindigen, een inkomen nemen'],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Klaarzetten',
    lead: 'Het huis legt alles klaar; niemand hoeft iets te kiezen tot aan de startplaatsen.',
    short: [
      ['Elke speler', '25 dukaten, 5 voorrechten'],
      ['Brouwmeester', 'begint op −10'],
      ['Stenen', '0, −2, −4, −6, −8'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'De stukken',
        blocks: [
          {
            list: [
              '100 grondstoftegels: vijf grondstoffen, vruchtbaarheid 1 tot 5, vier van elk; de helft met achterkant I, de helft met achterkant II.',
              '24 monniken van vier soorten, twaalf met elke achterkant.',
              '12 doelen, elk met een groot vat (4 punten) en een klein vat (2 punten).',
              'Schuren van vijf soorten, schijven en dukaten.',
              'Per speler: **25 dukaten**, een tuin, een figuur, een brouwmeester, vijf stenen, vijf verschillende voorrechten.',
            ],
          },
          {
            ruling: [24],
            says: 'Schuren, dukaten en schijven raken nooit op.',
            why: 'Nageteld: zelfs het langste spel krijgt de doos niet leeg.',
          },
        ],
      },
      {
        id: 'boards',
        title: 'Ring en tuin',
        blocks: [
          {
            figure: 'ale-ring',
            caption: 'Zevenentwintig vakken, met de klok mee, en het startgebied tussen het laatste en het eerste.',
          },
          {
            p: 'De ring telt 27 vakken. De monnikenvakken dragen de prijzen 4, 3, 2, 1 in looprichting. Er is één activeringsvak **A**, één **B**, één **C** en drie **ABC**.',
          },
          { figure: 'ale-garden', caption: 'Zon links, schaduw rechts, zeven percelen ertussen.' },
          {
            p: 'Je tuin heeft 15 zonnevelden, 15 schaduwvelden en 7 percelen. Buren over de grens van zon en schaduw heen zijn buren zoals alle andere. Ernaast liggen tien kistjes in vijf paren: getal en hout, gist en hop, water en gerst, Broeder Arnold en Broeder Fiacre, Broeder Beda en Broeder Maarten.',
          },
          {
            figure: 'ale-production',
            caption: 'Stenen en brouwmeester delen één spoor; alleen 1 tot 20 zijn genummerd.',
          },
          {
            p: 'Op het productiespoor begint hout op 0, gist op −2, hop op −4, water op −6, gerst op −8 en de brouwmeester op −10. Alleen de velden 1 tot 20 dragen een getal.',
          },
        ],
      },
      {
        id: 'table',
        title: 'De tafel dekken',
        blocks: [
          {
            table: {
              head: ['Spelers', 'Ronden', 'Monnikenstapels', 'Monniken II opzij'],
              rows: [
                ['2', '3', '3 van I', '12'],
                ['3', '4', '3 van I, 1 van II', '8'],
                ['4', '6', '3 van I, 3 van II', '0'],
              ],
            },
          },
          {
            p: 'Op elk van de 15 grondstofvakken komt een tegel van stapel I, op elk van de 4 monnikenvakken een monnik van de eerste stapel, op elk van de 6 activeringsvakken een schijf. Bij elk doel ligt het grote vat op het kleine.',
          },
          {
            ruling: [38],
            says: 'Vakken worden in looprichting gevuld; grondstoffen en monniken komen van aparte stapels.',
            why: 'De spelregels zwijgen erover; het verandert geen kansen en maakt partijen herhaalbaar.',
          },
        ],
      },
    ],
  },
  {
    id: 'start-area',
    title: 'Het startgebied',
    lead: 'Vier plaatsen. Je verlaat er een als de ronde begint en neemt er een als je thuiskomt.',
    short: [
      ['Startspeler', 'begint; 1 punt aan het einde'],
      ['Brouwzaal', 'brouwmeester +1'],
      ['Graanzolder', 'één steen +2'],
      ['Schatkamer', '2 dukaten'],
    ],
    sections: [
      {
        id: 'places',
        title: 'De plaatsen',
        blocks: [
          {
            table: {
              head: ['Plaats', 'Wat ze meteen geeft'],
              rows: [
                [
                  'Startspeler',
                  'niets; je begint de volgende ronde, en je krijgt 1 punt als je hier aan het einde van het spel staat',
                ],
                ['Brouwzaal', 'je brouwmeester gaat 1 vooruit'],
                ['Graanzolder', 'een steen naar keuze gaat 2 vooruit, beide stappen dezelfde steen'],
                ['Schatkamer', '2 dukaten'],
              ],
            },
          },
          { p: 'Op een plaats staat één figuur; er zijn vier plaatsen, met hoeveel je ook speelt.' },
          {
            p: 'De startspeler wordt geloot, staat op “Startspeler” en krijgt niets. Daarna kiezen de anderen om beurten een plaats en nemen het inkomen.',
          },
          {
            ruling: [1],
            says: 'Bij de start worden plaatsen met de klok mee gekozen, na de startspeler. Een tafel mag tegen de klok in kiezen.',
            why: 'De Franse spelregels zeggen met de klok mee. De Engelse gaan andersom, wat milder is voor wie als laatste speelt; met twee spelers maakt het niets uit.',
          },
        ],
      },
    ],
  },
  {
    id: 'moving',
    title: 'De ring rond',
    lead: 'Alleen vooruit. Hoe verder je gaat, hoe minder beurten je krijgt.',
    short: [
      ['Lopen', '1 vak of meer, nooit terug'],
      ['Stoppen', 'alleen waar je iets kunt doen'],
      ['Naar huis', 'mag altijd'],
    ],
    sections: [
      {
        id: 'turn',
        title: 'Beurten',
        blocks: [
          {
            p: 'Wie op “Startspeler” staat, begint; daarna gaat het met de klok mee. Figuren die thuis zijn, worden overgeslagen tot de ronde om is.',
          },
          {
            ruling: [21],
            says: 'Wie als laatste nog onderweg is, speelt alle overige beurten na elkaar.',
            why: 'Alle anderen worden overgeslagen.',
          },
        ],
      },
      {
        id: 'walk',
        title: 'Waar je mag stoppen',
        blocks: [
          {
            p: 'Loop minstens één vak, zo ver je wil, niet voorbij het startgebied. Een vak van de ring mag gedeeld worden. De actie van het vak is verplicht, dus je stopt niet waar ze niet kan:',
          },
          {
            list: [
              'grondstofvak of monnikenvak: er ligt een tegel, je hebt er een vrij veld voor en je kunt betalen;',
              'activeringsvak: er ligt een schijf en ze past op een van je kistjes;',
              'vatenvak: je zou er minstens één vat nemen.',
            ],
          },
          {
            ruling: [19, 20],
            says: 'Het startgebied is altijd open, ook rechtstreeks vanuit het startgebied, en als er niets anders overblijft, moet je erheen.',
            why: 'Zo ver je wil is zo ver je wil; en niemand mag vastzitten.',
          },
          {
            ruling: [22],
            says: 'Stenen en brouwmeester mogen velden van hun spoor delen; figuren delen de ring, maar nooit een plaats.',
            why: 'Alleen van de plaatsen wordt gezegd dat ze voor één zijn.',
          },
          {
            ruling: [36],
            says: 'Je mag ergens stoppen alleen om iemand een tegel of schijf voor de neus weg te nemen, als je de actie kunt doen.',
            why: 'De regel vraagt of de actie kan, niet of ze de moeite loont.',
          },
          {
            ruling: [37],
            says: 'Met een volle tuin zijn grondstof- en monnikenvakken voorgoed gesloten voor jou; alle andere blijven open.',
            why: 'Er is nergens meer plaats voor een tegel.',
          },
        ],
      },
    ],
  },
]
