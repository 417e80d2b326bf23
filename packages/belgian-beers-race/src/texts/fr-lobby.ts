import type { LobbyTexts } from './lobby.ts'

export const frLobby: LobbyTexts = {
  refusals: {
    'solo-confrontation': 'Solo et Affrontement s’excluent : seul, on n’a personne contre qui jouer une carte.',
    'team-seats': 'En équipe, il faut exactement 4 joueurs.',
    'solo-seats': 'En solo, il n’y a qu’un joueur.',
    players: 'Il faut au moins 2 joueurs pour la course, ou le mode Solo.',
    'solo-short': 'En solo, on joue toujours la course complète.',
    'campaign-alone': 'Une condition de victoire du Représentant en bières demande le mode Solo.',
  },
  hands: {
    name: 'Mains',
    help: 'D’où viennent les cartes de chacun.',
    choices: {
      random: { name: 'Distribuées', help: 'Au hasard : vite fait, parfait pour une première fois.' },
      draft: {
        name: 'Choisies',
        help: 'On prend une carte, on passe les autres, et ainsi de suite : on sait ce qui circule.',
      },
    },
  },
  condition: {
    name: 'Représentant en bières',
    help: 'Une condition en plus, dont dépend la victoire.',
    choices: { none: { name: 'Sans condition', help: 'Le Zythologue seul suffit pour une première fois.' } },
  },
  // biome-ignore format: one condition a line
  campaign: {
    1: { title: 'Garder ses distances', text: 'Ne trinquez jamais avec le Zythologue. Chaque destination qu’il atteint vous coûte 5 PV ; arrivez-y avant lui et vous marquez 5 PV.' },
    2: { title: 'Cas limite', text: 'Visitez les 16 brasseries de la frontière.' },
    3: { title: 'Assortiment', text: 'Possédez au moins autant de bouteilles Premier visiteur de chaque couleur que le Zythologue.' },
    4: { title: 'Terrain vierge', text: 'Visitez plus de brasseries que le Zythologue. Là où il est passé avant vous, votre visite ne compte pas.' },
    5: { title: 'Le pique-nique', text: 'Terminez avec un sac à dos plein et au niveau 4 de la piste Fromage. Les cartes Objectif sur le sac à dos restent dans la boîte.' },
    6: { title: 'Livraison à l’abbaye', text: 'Visitez les 5 brasseries trappistes et terminez avec de la bière rouge dans votre sac à dos, et aucune autre.' },
    7: { title: 'Meilleures notes', text: 'Ayez plus de points en cartes de l’Embouteilleuse que le Zythologue, qui prend à chaque pas la plus à droite à portée de main.' },
    8: { title: 'Jusqu’à la dernière goutte', text: 'Atteignez le bout de la piste Bières dégustées : 20 bières.' },
    9: { title: 'Tous les bonus', text: 'Visitez les 12 brasseries à bonus.' },
    10: { title: 'Partout sauf chez soi', text: 'Terminez n’importe où sauf sur la Grand-Place. Les points du retour manqué sont perdus quand même.' },
    11: { title: 'Tout ce qui brille', text: 'Visitez les 20 brasseries jaunes.' },
    12: { title: 'Compagnie choisie', text: 'Trinquez au moins une fois avec le Zythologue, et seulement dans des brasseries noires ou rouges.' },
    13: { title: 'Au pouce levé', text: 'Déplacez-vous uniquement en autostop, à Bruxelles aussi.' },
    14: { title: 'Rien que du jaune', text: 'Ne dégustez que des bières jaunes, même quand vous trinquez avec le Zythologue.' },
    15: { title: 'Sans pédaler', text: 'Ne partez jamais à vélo.' },
  },
}
