import type { Chapter } from '../../../../rules/book.ts'

export const road: readonly Chapter[] = [
  {
    id: 'moving',
    title: 'Verplaatsen',
    lead: 'Eén weg, één vervoermiddel, één aankomst. Zeg waarheen en hoe voor er een dobbelsteen rolt.',
    short: [
      ['Autostop', 'snel, 1 kans op 2 met één dobbelsteen'],
      ['Bus', '1 keer op 6 te laat'],
      ['Fiets', 'traag, zeker, tot niveau 4'],
    ],
    sections: [
      {
        id: 'road',
        title: 'Eén weg per keer',
        blocks: [
          { figure: 'race-road', caption: 'Elke weg heeft drie prijzen, één per vervoermiddel.' },
          {
            p: 'Een verplaatsing volgt **één weg** naar de brouwerij aan het andere eind. Je rijdt nergens door: elke brouwerij onderweg is een eigen verplaatsing met een eigen aankomst. De weg toont drie waarden in TE: autostop, bus, fiets.',
          },
          {
            p: 'Je kondigt eerst vervoermiddel en bestemming aan; geen van beide verandert nog. Je mag je verplaatsen zo vaak je tijd het toelaat.',
          },
          {
            ruling: [13],
            says: 'De waarde moet in je resterende tijd passen; een mogelijke vertraging of wachttijd hoeft dat niet.',
            why: 'Beide teksten leggen uit wat er gebeurt als de vertraging niet past. Dat zou anders zinloos zijn.',
          },
          {
            example:
              'Nog 3 TE: een fietsweg van 4 kan niet, de bus voor 3 mag, ook al zou een late bus alles bederven.',
          },
          {
            ruling: [15],
            says: 'Je niveau bij de aankondiging geldt voor de hele poging. Kaas helpt alleen vooraf, niet meer na de worp; bieren onderweg maken de rit niet langer.',
            why: 'De prijs moet bekend zijn als hij met je tijd vergeleken wordt.',
          },
        ],
      },
      {
        id: 'order',
        title: 'In welke volgorde',
        blocks: [
          {
            steps: [
              'Kondig vervoermiddel, weg en, in Brussel, het punt van aankomst aan.',
              'Gooi, of geef de bieren die je aanbiedt.',
              'Betaal de tijd.',
              'Fiets: je ontnuchtert. Bus: proef onderweg, als je wil.',
              'Kom aan: Bierflesje of Bierviltje, Bezoekfiche, bonussen. Kopen en Proeven kunnen weer.',
              'Toost, als er iemand is.',
              'Neem de Opdrachtkaarten die je vervult.',
              'Beslis over gepasseerde Flesfiches.',
              'Wie in slaap viel, gaat naar het laatste veld.',
            ],
          },
          {
            p: 'Een mislukte autostop of geannuleerde rit kost tijd maar is **geen verplaatsing**: geen aankomst, geen toost, geen nieuwe acties. Kaarten en Flesfiches worden wel bekeken.',
          },
          {
            ruling: [12],
            says: 'De tijd wordt betaald vóór de Spelerspion beweegt, bij elk vervoermiddel.',
            why: 'De talen verschillen; een geannuleerde rit en de fiets hebben de betaling eerst nodig.',
          },
        ],
      },
    ],
  },
  {
    id: 'bicycle',
    title: 'De fiets',
    lead: 'Het traagst, en het enige dat nooit mislukt. Je hoofd wordt er bovendien weer helder van.',
    short: [
      ['Toegestaan', 'tot niveau 4'],
      ['Per 4 TE na elkaar', 'één niveau minder'],
      ['Dobbelstenen', 'geen'],
    ],
    sections: [
      {
        id: 'ride',
        title: 'Fietsen',
        blocks: [
          {
            p: 'Op niveau **4 of lager** mag je fietsen: betaal de waarde van de weg en kom aan. Vanaf niveau 5 blijft de fiets staan, tenzij kaas je eerst weer op 4 brengt.',
          },
        ],
      },
      {
        id: 'sober',
        title: 'Ontnuchteren',
        blocks: [
          {
            p: 'Voor elke **4 opeenvolgende TE** in het zadel zakt je niveau met 1, nooit onder 0. Dat is verplicht en komt vóór de aankomst, dus ook vóór een toost daar.',
          },
          { example: 'Niveau 4, een weg van 4, een vriend aan het eind: de rit brengt je op 3, de toost weer op 4.' },
          {
            ruling: [16],
            says: 'Fietstijd loopt door over verscheidene verplaatsingen en beurten van dezelfde dag; een rest onder 4 blijft staan. Kopen, proeven, kamperen, elk ander vervoermiddel, elke toost (ook een die een ander veroorzaakt) en het einde van je dag zetten de teller op nul. Kaas, kaarten, fiches en Bierviltjes niet.',
            why: 'Het gaat om je eigen tijd na elkaar, met niets dan fietsen; beurten zijn alleen een speelvolgorde.',
          },
          {
            example:
              'Een weg van 3 en in je volgende beurt een van 2, niets ertussen: één niveau minder, en 1 TE telt al voor de volgende keer.',
          },
        ],
      },
    ],
  },
  {
    id: 'public-transport',
    title: 'De bus',
    lead: 'Trein, tram of bus: aan deze tafel heet dat allemaal de bus. Hij doet er langer over dan een lift en korter dan de fiets. Hij vertrekt altijd; hij komt niet altijd op tijd aan.',
    short: [
      ['Eén dobbelsteen', 'late bus: 2 TE meer'],
      ['Niveau 7', 'de waarde verdubbelt, de vertraging niet'],
      ['Onderweg', 'één meegebracht bier per 2 TE'],
    ],
    sections: [
      {
        id: 'die',
        title: 'Altijd één dobbelsteen',
        blocks: [
          {
            table: {
              head: ['Zijde', 'Hoeveel', 'Een weg van 4 duurt'],
              rows: [
                ['TBBR', '2 op 6', '4 TE'],
                ['mislukte autostop', '3 op 6', '4 TE'],
                ['late bus', '1 op 6', '4 + 2 = 6 TE'],
              ],
            },
          },
          {
            p: 'Op **niveau 7** wordt de waarde van de weg verdubbeld; de vertraging blijft 2. Binnen Brussel duurt een rit 1, of 3 met vertraging; op niveau 7 is dat 2 of 4.',
          },
        ],
      },
      {
        id: 'late',
        title: 'Te weinig tijd over',
        blocks: [
          {
            p: 'Passen waarde en vertraging samen precies, dan kom je aan. Passen ze niet, dan wordt de rit **geannuleerd** en blijft je Spelerspion staan.',
          },
          {
            ruling: [14],
            says: 'Op elke dag behalve de laatste beëindigt een geannuleerde rit je dag: schijf op het laatste veld, wakker. Op de laatste dag betaal je alleen de 2 TE vertraging (of wat er over is) en mag je iets anders proberen.',
            why: 'De spelregels zeggen het ene én het andere, in twee hoofdstukken; de bijzondere regel van de laatste dag gaat voor.',
          },
          {
            example:
              'Schijf op 20 van 24, een weg van 4, late bus. Op vrijdag: schijf naar 24, je blijft waar je bent. Op zondag: schijf naar 22, en 2 TE om het anders te proberen.',
          },
        ],
      },
      {
        id: 'tasting',
        title: 'Onderweg proeven',
        blocks: [
          {
            p: 'Op een rit die doorgaat, mag je **één meegebracht bier proeven per volle 2 TE** die ze echt duurde, verdubbeling en vertraging inbegrepen. Elk kost een bier naar keuze en brengt glas en niveau 1 omhoog.',
          },
          {
            table: {
              head: ['De rit duurde', '1', '2 of 3', '4 of 5', '4 + 2 te laat', '8 + 2 te laat'],
              rows: [['Bieren, hoogstens', '0', '1', '2', '3', '5']],
            },
          },
          {
            ruling: [17],
            says: 'Onderweg proeven kost geen extra tijd. Het telt als proeven voor kaarten, maar verbruikt noch vernieuwt het Proeven van een brouwerij.',
            why: 'Het bier wordt gedronken in tijd die al betaald is; één per 2 TE is de prijs.',
          },
          {
            ruling: [18],
            says: 'Je proeft na de worp en de betaling en vóór de aankomst; elke rit telt apart; een geannuleerde rit geeft niets. Een bier dat je onderweg drinkt, is er niet meer voor de toost.',
            why: 'De tijd moet op deze rit besteed zijn, en een geannuleerde is nooit vertrokken.',
          },
          {
            ruling: [63],
            says: 'Op een rit die op het laatste veld van de dag eindigt, mag je nog proeven, maar geen kaas meer eten.',
            why: 'De rit loopt nog; de speler, schijf op het laatste veld, is klaar.',
          },
          {
            p: 'Wie onderweg in slaap valt, drinkt niet meer, komt aan, neemt wat er ligt, toost niet en slaapt tot de ochtend.',
          },
        ],
      },
    ],
  },
  {
    id: 'hitchhiking',
    title: 'Autostop',
    lead: 'Het snelst en het minst zeker. Volhouden helpt; bier voor de bestuurder ook.',
    short: [
      ['1, 2, 3 dobbelstenen', '1/2, 3/4, 7/8'],
      ['Niemand stopt', '2 TE wachten; 4 TE op niveau 7'],
      ['Aanbieden', '2 bieren per TE, geen worp'],
    ],
    sections: [
      {
        id: 'roll',
        title: 'Duim omhoog',
        blocks: [
          {
            p: 'Gooi. Eén **TBBR** of **late bus** volstaat: betaal de waarde van de autostop en kom aan. Tonen alle dobbelstenen **mislukte autostop**, dan blijf je staan en wacht je **2 TE**; op niveau 7 zijn het er 4. De reistijd zelf verdubbelt nooit.',
          },
          {
            p: 'Past de wachttijd niet meer in de dag, of net, dan gaat je schijf naar het laatste veld: dag voorbij, wakker. Anders mag je opnieuw proberen of iets anders doen.',
          },
        ],
      },
      {
        id: 'again',
        title: 'Opnieuw proberen',
        blocks: [
          {
            p: 'Is je eerstvolgende actie weer een poging naar **dezelfde bestemming**, dan mag je tot 2 dobbelstenen gooien, en vanaf de derde poging tot 3. Dat recht overleeft het einde van je beurt, niet dat van de dag.',
          },
          {
            ruling: [19],
            says: 'De reeks duurt zolang je eigen acties pogingen zijn naar hetzelfde punt langs dezelfde weg; twee punten van Brussel zijn twee bestemmingen. Succes, elke andere actie of de nacht maakt er een einde aan. Kaas, kaarten en een toost die een ander veroorzaakt niet.',
            why: 'De tekst spreekt over de volgende actie van de speler, en dat zijn geen acties van jou.',
          },
          {
            ruling: [20],
            says: 'Je mag minder dobbelstenen gooien dan toegestaan.',
            why: 'Beide talen zeggen “mag”, en een kaart beloont mislukken.',
          },
          {
            example:
              'Drie mislukkingen op een weg van 3: schijf 10, 12, 14, 16. De vierde poging met 3 dobbelstenen lukt: schijf 19.',
          },
        ],
      },
      {
        id: 'offer',
        title: 'Bier aanbieden',
        blocks: [
          {
            p: 'In plaats van te gooien mag je **2 meegebrachte bieren per TE** van de weg geven, in welke kleuren ook. De rit is zeker, de tijd betaal je zoals altijd. Het kan meteen of na mislukkingen; dat wachten blijft betaald.',
          },
          {
            ruling: [57],
            says: 'Het aantal bieren verdubbelt nooit. Binnen Brussel zijn het er 2.',
            why: 'Het hangt af van de TE van de verplaatsing; de Alcoholmeter verdubbelt alleen het wachten.',
          },
        ],
      },
      {
        id: 'zero',
        title: 'Wegen van 0',
        blocks: [
          {
            p: 'Op de drie wegen waar autostop 0 kost, moet je gooien. Lukt het, dan verplaats je je voor niets, houdt je schijf haar plaats in de stapel en gaat je beurt door; mislukt het, dan wacht je zoals altijd.',
          },
          {
            ruling: [56],
            says: 'Je mag zo vaak voor 0 meerijden als de dobbelstenen willen, maar nooit door bier aan te bieden.',
            why: 'Het is zo gedrukt, en omdat elke mislukking tijd kost, kan het niet blijven duren.',
          },
        ],
      },
    ],
  },
  {
    id: 'arriving',
    title: 'Aankomen',
    lead: 'Neem wat er ligt, laat je teken achter en kijk wie er al aan de toog staat.',
    short: [
      ['Als allereerste', 'Bierflesje'],
      ['Daarna', 'één Bierviltje per aankomst'],
      ['Je eerste bezoek', 'Bezoekfiche en bonussen'],
    ],
    sections: [
      {
        id: 'pick-up',
        title: 'Bierflesje of Bierviltje',
        blocks: [
          {
            p: 'Staat het Bierflesje er nog, dan neem je het. Is het weg en ligt er nog een Bierviltje, dan neem je er **één**. Nooit allebei bij dezelfde aankomst.',
          },
          {
            example:
              'Een Bierflesje en twee Bierviltjes: wie eerst komt, neemt het flesje, de twee volgende aankomsten elk een Bierviltje, de vierde niets. Dezelfde speler mag terugkomen voor een Bierviltje.',
          },
          {
            ruling: [46],
            says: 'Wat er ligt, wordt vanzelf genomen en kan niet geweigerd worden.',
            why: 'De teksten laten hier geen keuze, en minder hebben loont nooit.',
          },
        ],
      },
      {
        id: 'visit',
        title: 'Je eerste bezoek',
        blocks: [
          {
            p: 'De eerste keer dat je aankomt, leg je er een Bezoekfiche. Bij een bonusbrouwerij ga je 1 stap vooruit op elk Bonusspoor waar ze bij hoort. Iedereen kan elke bonus één keer halen; een tweede bezoek geeft geen fiche en geen bonus.',
          },
          { p: 'Aankomen met je laatste TE is een gewone aankomst, alleen zonder toost.' },
        ],
      },
    ],
  },
  {
    id: 'brussels',
    title: 'Brussel',
    lead: 'Zeven punten, allemaal verbonden, één TE van elkaar. Elke weg naar de hoofdstad leidt naar elk ervan.',
    short: [
      ['Binnen de stad', '1 TE, met elk vervoermiddel'],
      ['Erin en eruit', 'de waarde van de weg, naar of van elk punt'],
      ['Grote Markt', 'niet kopen, proeven, toosten of kamperen'],
    ],
    sections: [
      {
        id: 'inside',
        title: 'In de stad',
        blocks: [
          {
            figure: 'race-brussels',
            caption: 'De Grote Markt en zes brouwerijen; elk tweetal is één verplaatsing van elkaar.',
          },
          {
            p: 'Twee van de zeven punten liggen altijd één verplaatsing van elkaar, met waarde 1 voor elk vervoermiddel. Dobbelstenen, vertraging, wachten, het fietsverbod en verdubbeling gelden zoals overal.',
          },
          {
            p: 'Je **vertrekt** uit elk punt langs elke weg naar buiten, tegen zijn waarde. Je **komt binnen** tegen de waarde van de weg, op het punt dat je aankondigde, zonder extra tijd.',
          },
          {
            ruling: [58],
            says: 'Spelers ontmoeten elkaar alleen in dezelfde brouwerij, niet zomaar in dezelfde stad.',
            why: 'Een toost vraagt dezelfde brouwerij.',
          },
        ],
      },
      {
        id: 'grand-place',
        title: 'De Grote Markt',
        blocks: [
          {
            p: 'Er is geen Bierflesje, Bierviltje, fiche, Kopen of Proeven; niemand toost of kampeert er, en er mag staan wie wil.',
          },
          {
            ruling: [47],
            says: 'De Grote Markt is nooit een bezochte brouwerij, een Brusselse brouwerij of een start in de korte race.',
            why: 'Beide teksten noemen haar apart van de zes brouwerijen.',
          },
        ],
      },
    ],
  },
]
