import { de } from '../../../../texts/elide.ts'
import { thin } from '../../../../texts/thin.ts'
import type { AleAfterTexts } from './en.ts'

export const fr: AleAfterTexts = thin<AleAfterTexts>({
  kicker: 'Dernière cloche',
  title: (name) => `La cave ${de(name)} est pleine.`,
  empty: (name) => `${name} gagne avec ce qu’il y avait.`,
  brake: (marker, from, to, exchanges) =>
    exchanges === 1
      ? `Le frein : ${marker.toLowerCase()}. Un échange l’a fait passer de ${from} à ${to}.`
      : `Le frein : ${marker.toLowerCase()}. ${exchanges} échanges l’ont fait passer de ${from} à ${to}.`,
  part: (round) => `Manche ${round}`,
  besides: {
    level: 'Niveau atteint',
    discSteps: 'Cases dues aux disques et aux moines',
    shedSteps: 'Cases dues aux bâtiments',
    otherSteps: 'Cases dues aux places et aux privilèges',
    spare: 'Cases au-dessus du niveau, inutilisées',
    ducats: 'Ducats restants',
  },
  gardens: {
    title: 'Les jardins',
    note: 'l’or a poussé au soleil, le vert à l’ombre',
    figure: (sunny, shady, sheds) =>
      `${sunny} au soleil, ${shady} à l’ombre, ${sheds > 1 ? `${sheds} bâtiments` : `${sheds} bâtiment`}`,
  },
  awards: {
    sunny: {
      title: 'Toujours au soleil',
      text: (name, n) => `${n} tuiles au soleil. ${name} a le chapeau qu’il faut.`,
    },
    shady: {
      title: 'L’amour de l’ombre',
      text: (name, n) => `${n} tuiles à l’ombre : ${name} aime les ducats bien frais.`,
    },
    sheds: {
      title: 'Permis de bâtir',
      text: (name, n) => `${n} bâtiments. Les voisins ne posent plus de questions à ${name}.`,
    },
    monks: {
      title: 'Complet',
      text: (name, n) => `${name} a accueilli ${n} moines. On fait la file au lavoir dès quatre heures.`,
    },
    barrels: { title: 'La main du tonnelier', text: (name, n) => `${n} barils. ${name} les a tous mesurés deux fois.` },
    brewmaster: {
      title: 'Longues promenades',
      text: (name, n) => `${name} a mené le maître brasseur jusqu’à ${n}. Il demande une chaise.`,
    },
    stretch: {
      title: 'Le chouchou',
      text: (name, n) =>
        `${n} cases entre le premier marqueur ${de(name)} et le dernier. L’équilibre, c’est pour les autres.`,
    },
    spare: {
      title: 'Bonne mesure',
      text: (name, n) => `${n} cases de trop au-dessus du niveau. ${name} appelle ça une réserve.`,
    },
    ducats: {
      title: 'Vœu de pauvreté',
      text: (name, n) => `${n} ducats dont personne n’a eu besoin. ${name} l’expliquera à l’abbé.`,
    },
    passed: { title: 'Pas le temps', text: (name, n) => `${name} a dépassé ${n} espaces sans un regard.` },
    givenBack: { title: 'Sans attaches', text: (name, n) => `${n} privilèges rendus. ${name} a très bien dormi.` },
  },
})
