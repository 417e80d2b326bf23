import type { Chapter } from '../../../../../rules/book.ts'
import { type CardLists, teamPoints } from '../../expansion-cards.ts'

export const team = (cards: CardLists): Chapter => ({
  id: 'team',
  icon: 'team',
  title: 'Teams',
  lead: 'Twee tegen twee. De zwakste van jullie bepaalt de score, dus zorg voor elkaar.',
  short: [
    ['Spelers', 'precies 4'],
    ['Plaatsen', '1 en 3 tegen 2 en 4'],
    ['Score', 'het laagste totaal en de Teamkaarten'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: 'Team **TB** en team **BR**, de twee helften van TBBR (The Belgian Beers Race), elk met een stapel van dezelfde 12 Teamkaarten. Voor elk team ligt één kaart open; is ze vervuld, dan maakt ze plaats voor de volgende.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        {
          p: 'Plaatsen 1 en 3 zijn TB, plaatsen 2 en 4 zijn BR. In elk team is er een **A** en een **B**: ieder zegt wie A wordt; zijn jullie het oneens, dan wordt het de eerste van jullie twee aan tafel. De stapels worden apart geschud en van elk wordt de bovenste kaart omgedraaid; niemand kent de volgorde van de rest.',
        },
      ],
    },
    {
      id: 'cards-of-teams',
      title: 'Een Teamkaart vervullen',
      blocks: [
        {
          table: {
            head: ['Teken', 'Wie'],
            rows: [
              ['A/B', 'een van jullie'],
              ['A+B', 'beiden samen: getallen worden opgeteld, een brouwerij die beiden bezochten, telt één keer'],
              ['A→ of B→', 'alleen wie die rol heeft'],
            ],
          },
        },
        {
          p: 'Je werkt alleen aan de open kaart van je eigen team. Is ze vervuld, dan gaat ze opzij; de volgende wordt omgedraaid en meteen nagekeken. Overslaan kan niet, met één uitzondering: wie een [Flesfiche](bottle-tokens#break) passeert en een kaart verwijdert, mag ook de open kaart van een van de teams onder haar stapel leggen.',
        },
        {
          p: 'Een kaart die een **toestand** vraagt, wordt nagekeken na elke actie van wie ook, bij het omdraaien, na het ruilen van rollen en ’s ochtends. Een die een **daad** vraagt, wil die in je eigen beurt, terwijl de kaart open ligt. Zijn alle 12 vervuld, dan speel je gewoon verder.',
        },
        {
          example:
            '[[TM-03]] wordt omgedraaid terwijl B al negen bieren heeft: meteen vervuld. [[TM-02]]: een rit die al voorbij was, telt niet.',
        },
        {
          ruling: ['R-35'],
          says: 'Een vervulde kaart gaat vanzelf opzij.',
          why: 'De tekst zegt “zodra”, en de kaart heeft geen nadeel.',
        },
        {
          ruling: ['R-36'],
          says: 'Daden tellen alleen voor de actieve speler, toestanden na elke actie. Een kaart die door een actie omgedraaid wordt, is niet vervuld door diezelfde daad. Terwijl iemand kampeert, tellen alleen daden van het kamperen, en wachten toestanden op de volgende actie of de ochtend.',
          why: 'Daden volgen de Opdrachtkaarten; gedeelde toestanden mogen niet van de beurtvolgorde afhangen.',
        },
        {
          ruling: ['R-37'],
          says: 'Onder een stapel zonder andere kaart leg je er geen.',
          why: 'Ze zou meteen terugkomen.',
        },
        {
          ruling: ['R-68'],
          says: 'Bij A+B worden de getallen van beiden opgeteld.',
          why: 'De Franse en de Engelse tekst zeggen het, de Nederlandse zwijgt.',
        },
      ],
    },
    {
      id: 'roles',
      title: 'Je teamgenoot ontmoeten',
      blocks: [
        {
          p: 'Je toost (of ruilt) met je teamgenoot zoals met iedereen. Daarbij mag wie aankomt voorstellen om de **rollen te ruilen**, A en B; dat gebeurt als de andere akkoord gaat, op dat moment of eens en voor altijd in het menu van de tafel. Dan wordt de open kaart met de nieuwe rollen nagekeken.',
        },
        {
          example:
            'A staat op niveau 3 van het Kaasspoor, [[TM-10]] ligt open. Jullie ontmoeten elkaar, ruilen van rol, en de kaart is vervuld.',
        },
        {
          ruling: ['R-38'],
          says: 'Je mag het voorstellen bij elke ontmoeting door een verplaatsing, één keer, ook zonder toost; niet op de Grote Markt, niet aan wie kampeert of klaar is. Een daad wordt beoordeeld naar de rollen van dat moment.',
          why: 'Rollen ruilen komt boven op de toost en hangt er niet van af.',
        },
        {
          ruling: ['R-39'],
          says: 'Teamgenoten mogen vrij praten; het huis toont niemand de verborgen kaarten van de andere.',
          why: 'Geen regel beperkt het praten.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      blocks: [
        {
          p: 'Ieders totaal wordt volledig geteld. Het team scoort het **laagste** van de twee totalen, plus punten voor zijn vervulde kaarten:',
        },
        { table: { head: ['Teamkaarten', 'OP'], rows: teamPoints() } },
        {
          example:
            'A 142, B 118, zeven kaarten: 118 + 13 = **131**. De anderen hebben 125 en 126 met drie kaarten: 125 + 3 = 128.',
        },
        {
          p: 'Een gelijke stand gaat naar het team met de meeste Teamkaarten; dan naar dat van wie het eerst op de Grote Markt was; is daar niemand, naar dat van wie het eerst op het laatste veld was.',
        },
        {
          ruling: ['R-81'],
          says: 'Het eerst op de Grote Markt betekent er staan als de laatste dag eindigt.',
          why: 'De teksten zeggen het anders, maar vragen hetzelfde.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Confrontatie**: niemand hindert een teamgenoot; die wordt ook niet om een antwoord gevraagd.',
            '**Personages, Bands op tournee, gebeurtenissen**: meerderheden en prijzen vergelijken alle vier; punten gaan naar de speler.',
            '**Pixelrugzak**: tekeningen blijven voor elkaar verborgen, en jokers zijn geen bieren voor [[TM-03]].',
            '**Korte race**: sommige kaarten vragen minder.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'De Teamkaarten', blocks: [{ cards: cards.team }] },
  ],
})
