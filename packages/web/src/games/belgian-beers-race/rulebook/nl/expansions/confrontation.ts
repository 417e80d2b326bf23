import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const confrontation = (cards: CardLists): Chapter => ({
  id: 'confrontation',
  icon: 'cards',
  title: 'Confrontatie',
  lead: 'Een verborgen hand voor het juiste moment, en voor wie te zelfzeker vertrekt. En niemand toost nog: bieren wisselen van eigenaar.',
  short: [
    ['Spelers', '2 tot 4, niet met Solo'],
    ['Hand', '8, 7 of 6 kaarten; 4 in de korte race'],
    ['Een kaart spelen', 'geen tijd'],
    ['Kaart over', '1 OP'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: '28 kaarten, elk één keer: 14 helpen wie ze speelt, 14 hinderen een tegenstander. Een kaart kost geen tijd en speel je op het moment dat ze noemt, in om het even wiens beurt. Toosten is er niet meer bij; [de ruil](confrontation#exchange) komt in de plaats.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        { p: 'Als al de rest klaar is, worden de 28 kaarten geschud en krijgt iedereen een hand.' },
        {
          table: {
            head: ['Spelers', 'Volledige race', 'Korte race'],
            rows: [
              ['2', 'elk 8', 'elk 4'],
              ['3', 'elk 7', 'elk 4'],
              ['4', 'elk 6', 'elk 4'],
            ],
          },
        },
        {
          p: 'De rest verlaat het spel ongezien. Er is geen stapel: wat je in de hand hebt, is alles wat je ooit krijgt. Wie de tafel opent, kiest of de handen **uitgedeeld** of **gekozen** worden.',
        },
        {
          p: 'Worden ze gekozen, dan krijgt ieder een pakje zo groot als een hand, houdt 1 kaart en geeft de rest door naar links; dan houd je er 2 van elk pakje dat aankomt en geef je het door, zolang er 3 of meer in zitten. Van twee kaarten houd je er één; een laatste vraagt geen keuze.',
        },
        {
          example:
            'Kaarten per ronde gehouden: 1, 2, 2, 2, 1 van acht; 1, 2, 2, 1, 1 van zeven; 1, 2, 2, 1 van zes; 1, 2, 1 van vier.',
        },
        {
          ruling: ['R-10'],
          says: 'Een pakje van twee wordt verdeeld: één houden, één doorgeven.',
          why: 'Van zeven kaarten blijven er twee over, en dat voorziet de tekst niet; geen andere verdeling geeft ieder zeven.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'De ruil',
      blocks: [
        {
          p: 'Je komt met bier aan in een brouwerij waar iemand anders ook bier heeft, niet kampeert en zijn dag niet beëindigd heeft: je **moet** ruilen, met één van hen. Het kost geen tijd en niemand drinkt.',
        },
        {
          list: [
            'Jij kiest de partner en hoeveel bieren: 1 tot 3, niet meer dan een van jullie heeft.',
            'Jij kiest wat je geeft en wat je neemt. De partner heeft niets te zeggen.',
            'Jullie stijgen allebei **één niveau** op het Ruilspoor, hoeveel bieren het ook waren.',
          ],
        },
        {
          example:
            'Jij hebt twee gele bieren en een bruin, je partner een rood en een zwart: hoogstens twee. Je geeft de twee gele en neemt het rode en het zwarte.',
        },
        {
          p: 'Het Ruilspoor is het Toostspoor onder een andere naam: dezelfde waarden, −5 op niveau 0. Boven niveau 6 valt er niets meer te winnen. Zoals bij een toost neemt alleen de actieve speler er Opdrachtkaarten voor, ruil je nooit op de Grote Markt, en is samen wakker worden geen ontmoeting.',
        },
        {
          ruling: ['R-12'],
          says: 'Wie geen partner van een toost kon zijn, kan het hier ook niet zijn. Zelf heb je geen tijd nodig: je ruilt ook op het laatste veld, maar niet in slaap.',
          why: 'De ruil vervangt de toost één op één, alleen kost hij geen tijd.',
        },
        {
          ruling: ['R-70'],
          says: 'Zijn er verscheidene, dan ruil je met één van hen, één keer per aankomst.',
          why: 'De tekst zegt het: toosten doe je met allen, ruilen met één.',
        },
        {
          ruling: ['R-99'],
          says: 'Boven niveau 6 van het Ruilspoor zijn er geen fiches van 4 OP.',
          why: 'Een toost wordt begrensd door tijd, bier en de Alcoholmeter, een ruil door niets: er kwam geen einde aan de fiches.',
        },
        {
          ruling: ['R-88'],
          says: 'Opdrachtkaarten over toosten lees je zo: met twee partners is twee bieren geven in één ruil; een gegeven kleur is er een die je geeft, een gedronken kleur een die je neemt.',
          why: 'Anders had je niets aan die kaarten.',
        },
      ],
    },
    {
      id: 'playing',
      title: 'Een kaart spelen',
      blocks: [
        {
          list: [
            '**In je beurt**, uit de lijst van je acties: [[CF-P04]], [[CF-P07]], [[CF-P09]], [[CF-P14]].',
            '**Bij wat je aankondigt**, een verplaatsing, een aankoop, een proefbeurt, of meteen nadat een kaart die trof: [[CF-P01]], [[CF-P05]], [[CF-P06]], [[CF-P08]].',
            '**Als antwoord** op wat er gebeurt, met jou of met een ander: alle andere.',
          ],
        },
        {
          p: 'Gebeurt er iets waarop een kaart zou kunnen antwoorden, dan vraagt het huis het. Eerst aan de tegenstanders van wie het overkomt, allen tegelijk en in het geheim; hun kaarten worden een voor een omgedraaid, met de klok mee vanaf zijn linkerkant. Dan aan hem, die ze gezien heeft. Niemand wordt twee keer gevraagd, en wat aangekondigd is, staat vast.',
        },
        {
          p: 'Een kaart die hindert, treft om het even welke tegenstander, waar jullie ook zijn, nooit een teamgenoot. Wie getroffen wordt, mag antwoorden met [[CF-P13]]; daarop is geen antwoord. Verscheidene kaarten op één actie worden opgeteld, zonder grens.',
        },
        {
          example:
            'Vier spelers. De tweede vertrekt met de fiets, 6 TE. De derde speelt [[CF-N01]], de eerste [[CF-N02]]; de fietser antwoordt met [[CF-P01]]: 6 − 2 + 3 + 2 = **9 TE**.',
        },
        {
          p: 'Een kaart die niets zou veranderen, kun je niet spelen; ze blijft ongezien in de hand. Een gespeelde kaart gaat open op de aflegstapel zodra haar effect voorbij is.',
        },
        {
          p: '**Hoe lang.** Speelt iedereen tegelijk, dan duurt de kans om te antwoorden maar even, meestal twee seconden, zodat zwijgen niets verraadt. Wie langer nodig heeft, laat de tafel wachten, gewoonlijk hoogstens twaalf seconden, wat die ook in de hand heeft; op wie iets kan spelen, wacht ze meestal vanzelf. Ieder van jullie mag haar 90 seconden per dag laten wachten. Zijn die op, dan moet je tot de volgende dag meteen antwoorden. Beurt per beurt wacht ze alleen op wie dat vooraf vroeg; rond één scherm wordt niemand opgejaagd.',
        },
        {
          ruling: ['R-13'],
          says: '“Op elk moment” betekent de momenten hierboven en geen andere.',
          why: 'De regel zelf bindt een kaart aan wat ze raakt.',
        },
        {
          ruling: ['R-84'],
          says: 'Wie gevraagd wordt, volgt uit wat iedereen ziet: kon een kaart die nog niemand gezien heeft, antwoorden, dan wordt iedereen gevraagd die een kaart heeft en mag antwoorden, ook wie alleen kan passen.',
          why: 'Vroeg het huis het alleen aan wie kan antwoorden, dan wist de tafel wat die in de hand heeft.',
        },
        {
          ruling: ['R-72'],
          says: 'Tegenstanders antwoorden samen en in het geheim; wie het overkomt, antwoordt het laatst.',
          why: 'Het slachtoffer ziet waarop te antwoorden, en geen volgorde verraadt een hand.',
        },
        {
          ruling: ['R-14'],
          says: 'Niet antwoorden is passen.',
          why: 'Niemand houdt een tafel op, en passen kost niet meer dan een kans.',
        },
        {
          ruling: ['R-15', 'R-71'],
          says: 'Je hoeft iemand niet te ontmoeten om hem te hinderen. Wie kampeert of klaar is voor vandaag, wordt alleen getroffen door wat hem dan overkomt: de tent opzetten, opstaan. Zelf mag hij kaarten spelen.',
          why: 'Het voorbeeld van de Franse tekst verlengt een verplaatsing, ver van elke ontmoeting.',
        },
        {
          ruling: ['R-96'],
          says: 'Een vertraging die schijf en Spelerspion laat waar ze toch al uitkomen, kun je niet spelen.',
          why: 'Een kaart moet raken waarop ze antwoordt.',
        },
        {
          ruling: ['R-98'],
          says: '[[CF-P11]] neemt een kaart op komst, de bovenste van de stapel of een geblokkeerde; die neem je eerst, ze komt boven op de vier van een beurt en telt voor de grens van [[CH-12]].',
          why: 'Ze wordt gespeeld als de kaarten nagekeken worden, en een grens kent geen uitzondering.',
        },
      ],
    },
    {
      id: 'delays',
      title: 'Als een vertraging niet meer past',
      blocks: [
        {
          p: 'Een vertraging komt boven op de reistijd. Passen beide samen niet meer in de dag, dan **wint de vertraging**: de schijf gaat alleen de vertraging vooruit, de Spelerspion blijft, er wordt niet gegooid en geen bestuurder krijgt bier.',
        },
        {
          example:
            'Veld 17 van 24, fiets 6, [[CF-N02]]: 8 TE past niet, dus je blijft en de schijf gaat naar 19. Vanaf veld 10 zou je op 18 aankomen.',
        },
        {
          ruling: ['R-16'],
          says: 'De verplaatsing valt weg voor de worp: geen wachttijd, geen bieren voor een bestuurder.',
          why: 'De vertraging is het enige dat volgens de tekst vooruitgaat.',
        },
        {
          ruling: ['R-95'],
          says: 'Een verplaatsing die wegvalt, verandert niets dan de schijf en de gespeelde kaarten: fietstijd, reeks autostop, Kopen en Proeven blijven zoals ze waren.',
          why: 'Wat anderen je aandoen, is geen actie van jou.',
        },
        {
          ruling: ['R-86'],
          says: 'Een vertraging wordt betaald, wat de dobbelstenen ook zeggen, ook samen met de wachttijd van een mislukte autostop. Een bus die door [[CF-N03]] te laat is, is door een kaart vertraagd: past het niet, dan worden alleen vertragingen betaald. Een bus die uit zichzelf te laat is, volgt [de gewone regel](public-transport).',
          why: 'De vertraging wint.',
        },
      ],
    },
    {
      id: 'lasting',
      title: 'Kaarten die blijven werken',
      blocks: [
        {
          p: 'Een kaart voor zoveel verplaatsingen draagt evenveel tellers; elke verplaatsing waarbij ze werkte, neemt er een weg. Een kaart voor zoveel TE zet een merkteken op het Tijdspoor: ze werkt tot de schijf erover is, en een verplaatsing die ervoor aangekondigd is, valt er helemaal onder.',
        },
        {
          example:
            '[[CF-P09]] op veld 10: merkteken op 16. Een rit die op 16 begint en op 20 eindigt, valt er nog onder.',
        },
        {
          ruling: ['R-17'],
          says: 'Een merkteken op het Tijdspoor eindigt met de dag; tellers blijven tot ze op zijn.',
          why: 'Het merkteken leeft op het spoor van die dag.',
        },
      ],
    },
    {
      id: 'hidden',
      title: 'Wat verborgen is',
      blocks: [
        {
          p: 'Handen, gekozen kaarten en wat overbleef zijn geheim. Hoeveel kaarten iemand heeft, de aflegstapel, kaarten die nog werken en rugzakken zijn open. Na de eindtelling worden alle handen getoond.',
        },
        {
          ruling: ['R-11'],
          says: 'Handen zijn geheim; hoeveel kaarten iemand heeft niet, en rugzakken zijn open.',
          why: 'Wie aankomt, moet zien wat er te nemen valt.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      blocks: [
        {
          p: 'Elke kaart die je nog in de hand hebt, is **1 OP** waard; kaarten op tafel met tellers zijn niets waard. Einde van het spel, winnaar en gelijke stand blijven zoals ze zijn.',
        },
        { example: 'Drie kaarten in de hand en [[CF-P14]] met één teller: 3 OP.' },
        {
          ruling: ['R-18'],
          says: 'De 5 OP die je zonder ruil verliest, zijn niveau 0 van het Ruilspoor en tellen één keer.',
          why: 'De tekst verklaart het verlies door het spoor dat het Toostspoor vervangt.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Gebeurtenissen** gaan voor kaarten; een gebeurtenis over toosten gaat over ruilen.',
            '**Personages** zijn geen Confrontatiekaarten: [[CF-P13]] houdt ze niet tegen.',
            '**Bands op tournee**: [[CF-N08]] kan het bier van een concert treffen; kaarten over dobbelstenen raken nooit die van een concert.',
            '**Pixelrugzak**: jokers worden niet gegeven of genomen, en een ruil maakt er geen. Kaarten veranderen de aankoop van 4.',
            '**Teams**: met je teamgenoot ruil je zoals met iedereen, en je hindert die nooit.',
          ],
        },
        {
          ruling: ['R-19'],
          says: 'Ook met je teamgenoot moet je ruilen; rollen mogen geruild worden, of er nu bieren geruild zijn of niet.',
          why: 'De ruil vervangt de toost overal.',
        },
      ],
    },
    { id: 'helping', title: 'Kaarten die helpen', blocks: [{ cards: cards.help }] },
    { id: 'hindering', title: 'Kaarten die hinderen', blocks: [{ cards: cards.hinder }] },
  ],
})
