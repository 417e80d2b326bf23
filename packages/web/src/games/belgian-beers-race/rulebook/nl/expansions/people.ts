import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const events = (cards: CardLists): Chapter => ({
  id: 'events',
  icon: 'event',
  title: 'Gebeurtenissen',
  lead: 'Eén kaart per dag, voor iedereen dezelfde: een blauwe lucht voor fietsers, of een kelder vol straf bier.',
  short: [
    ['Spelers', '2 tot 4, of Solo'],
    ['Kaarten', 'één per dag, open van bij het begin'],
    ['Geldt voor', 'iedereen, altijd'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: '24 gebeurtenissen, 12 die helpen en 12 die dat niet doen. Elke dag van de race heeft er een, en die geldt voor alle spelers.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        {
          p: 'Er wordt één kaart per dag omgedraaid, in volgorde: drie in de volledige race, twee in de korte. Ze liggen open van bij het begin, ook die van latere dagen. De rest verlaat het spel ongezien.',
        },
        {
          ruling: ['R-73'],
          says: 'Gebeurtenissen worden altijd omgedraaid voor de personages gekozen worden.',
          why: 'De tekst zegt twee keer dat de keuze erop mag steunen.',
        },
      ],
    },
    {
      id: 'day',
      title: 'De gebeurtenis van de dag',
      blocks: [
        {
          p: 'Ze geldt van de eerste stap van haar dag tot het einde van de dagelijkse puntentelling, de vertraging bij het opstaan de volgende ochtend inbegrepen; dan gaat ze weg. Op de laatste dag geldt ze voor de weg naar huis, niet voor de eindtelling.',
        },
        {
          example:
            '[[EV-07]] op vrijdag: wie op niveau 8 eindigt, begint de zaterdag 4 − 2 = 2 TE later. Zaterdag is de kaart weg.',
        },
        {
          p: 'Niemand kan een gebeurtenis weigeren. Punten die ze geeft, scoor je meteen. Laat ze een keuze, dan kiest wie het aangaat ter plaatse. Ochtendgeschenken komen eerst, in startvolgorde; dan de Bierviltjes die je bij het opstaan vindt.',
        },
        {
          example:
            '[[EV-23]]: je komt aan met vijf gele en twee bruine bieren, verliest er een naar keuze en houdt er zes. Met zes zou je er geen verliezen.',
        },
        {
          p: 'Wat over de **eerste** proefbeurt van de dag gaat, geldt voor elke speler apart en begint elke ochtend opnieuw.',
        },
        {
          ruling: ['R-20'],
          says: 'De gebeurtenis geldt ook voor de nacht na haar dag.',
          why: '“Aan het einde van de dag afgelegd” laat de nacht open; het is het niveau van die avond dat de ochtend vertraagt.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Confrontatie**: een gebeurtenis over toosten geldt voor ruilen; met [[EV-22]] kost een ruil 1 TE.',
            '**Personages**: effecten worden opgeteld. [[EV-13]] en [[CH-01]] heffen elkaar op.',
            '**Bands op tournee**: [[EV-20]] verbiedt ook concerten. Met [[EV-04]] kost een concert nog altijd 2 TE, en zijn bier verbruikt het gratis glas.',
            '**Pixelrugzak**: kaarten over kopen veranderen de aankoop van 4; [[EV-23]] telt geen jokers.',
            '**Teams**: punten gaan naar de speler.',
            '**Solo**: gebeurtenissen gaan de Zytholoog niet aan.',
            '**Korte race**: twee gebeurtenissen, de tweede op de laatste dag.',
          ],
        },
      ],
    },
    { id: 'good', title: 'Gebeurtenissen die helpen', blocks: [{ cards: cards.good }] },
    { id: 'bad', title: 'Gebeurtenissen die hinderen', blocks: [{ cards: cards.bad }] },
  ],
})

export const characters = (cards: CardLists): Chapter => ({
  id: 'characters',
  icon: 'character',
  title: 'Personages',
  lead: 'Een sterkte, een zwakte, iets om het meest van te hebben, en brouwerijen die je altijd al wou zien.',
  short: [
    ['Spelers', '2 tot 4, of Solo'],
    ['Keuze', 'een van twee'],
    ['Meerderheid', '5 OP'],
    ['Bezoeken', 'de punten op de kaart'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: '18 personages. Elk heeft een gave voor het hele spel, met een sterkte en een zwakte, een meerderheid om voor te strijden, en brouwerijen om te bezoeken.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        {
          p: 'Je krijgt er twee, houdt er in het geheim een en legt de andere weg. Alle keuzes worden samen getoond; vanaf dan is je personage open voor iedereen. De andere blijven ongezien uit het spel.',
        },
      ],
    },
    {
      id: 'power',
      title: 'Sterkte en zwakte',
      blocks: [
        {
          p: 'Beide gelden van je eerste beurt tot de eindtelling, en altijd; alleen waar de sterkte zegt dat je **mag**, kies je. Een sterkte voor één keer per dag komt elke ochtend terug en kun je niet opsparen.',
        },
        {
          example:
            '[[CH-02]]: de eerste bus van de dag, 4 TE, is te laat en kost er 3; de tweede, ook te laat, kost er 4.',
        },
        { example: '[[CH-04]]: op niveau 5 brengt één kaas je op niveau 3.' },
        {
          p: '[[CH-12]] neemt, als er meer dan twee kaarten vervuld zijn, die met de meeste punten, bij evenveel de meest rechtse; de andere blijven liggen en worden de volgende beurt nagekeken.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      blocks: [
        {
          p: '**Meerderheid**: 5 OP als je aan het einde meer hebt dan elke andere speler; gelijk levert niets op. **Bezoeken**: alle punten van je kaart als je bezocht hebt wat ze vraagt, anders geen. Je mag beide scoren; niemand anders kan het.',
        },
        {
          example: '[[CH-09]] met drie rode Bierflesjes tegen 2, 1 en 0: 5 OP. Heeft iemand anders er ook drie: niets.',
        },
        {
          example:
            '[[CH-02]]: alle zes de Brusselse brouwerijen geven 7 OP, vijf geven niets. In de korte race volstaan er vijf.',
        },
        {
          ruling: ['R-74'],
          says: 'Alleen de eigenaar van een kaart dingt naar haar meerderheid; de anderen kunnen enkel in de weg staan.',
          why: 'De tekst spreekt over de speler die de kaart bezit.',
        },
        {
          ruling: ['R-80'],
          says: 'Meerderheid is meer dan elke andere speler, niet meer dan de helft van alles.',
          why: 'De Franse opmerking sluit alleen gelijke stand uit.',
        },
        {
          ruling: ['R-75'],
          says: 'Bezoeken worden aan het einde nagekeken, op je Bezoekfiches.',
          why: 'Nergens staat dat je de punten vroeger neemt.',
        },
      ],
    },
    {
      id: 'alone',
      title: 'Alleen',
      blocks: [
        {
          p: 'In het solospel scoor je de meerderheid door het getal op de kaart te halen; waar de Zytholoog Bierflesjes of bezochte brouwerijen van die soort heeft, moet je er ook meer hebben dan hij.',
        },
        {
          ruling: ['R-21'],
          says: 'De meerderheid vraagt in het solospel een getal, en meer dan wat de Zytholoog heeft.',
          why: 'Zonder rivaal zouden 5 OP voor niets geen bonus zijn.',
        },
        {
          example: '[[CH-09]] vraagt drie rode Bierflesjes: drie tegen één van hem geven 5 OP, drie tegen drie niets.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Gebeurtenissen** ken je voor je kiest.',
            '**Bands op tournee**: het bier van een concert is in een brouwerij geproefd, maar het concert kost 2 TE, wat je gave ook is. Dobbelstenen van een concert zijn geen dobbelstenen van een verplaatsing.',
            '**Pixelrugzak**: een aankoop begint bij 4. In een rugzak voor 9 past elke tekening; ook jokers nemen er plaats in.',
            '**Teams**: de meerderheid vergelijkt alle vier, je teamgenoot inbegrepen.',
            '**Korte race**: bezoeken vragen er minder.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'De personages', blocks: [{ cards: cards.characters }] },
  ],
})
