import type { LobbyTexts } from './lobby.ts'

export const enLobby: LobbyTexts = {
  refusals: {
    'solo-confrontation': 'Solo and Confrontation exclude each other: alone there is nobody to play a card against.',
    'team-seats': 'Team is for exactly 4 players.',
    'solo-seats': 'Solo is for one player.',
    players: 'The race needs at least 2 players, or Solo.',
    'solo-short': 'Solo always takes the full race.',
    'campaign-alone': 'A victory condition of the Brewery Representative needs Solo.',
  },
  hands: {
    name: 'Hands',
    help: 'How everybody comes by their cards.',
    choices: {
      random: { name: 'Dealt', help: 'At random: quickly done, right for a first time.' },
      draft: { name: 'Drafted', help: 'Take a card, pass the others on, and so on: you know what is about.' },
    },
  },
  condition: {
    name: 'Brewery Representative',
    help: 'An extra condition, which decides whether you win.',
    choices: { none: { name: 'No condition', help: 'The Zythologist alone is enough for a first time.' } },
  },
  // biome-ignore format: one condition a line
  campaign: {
    1: { title: 'Keep Your Distance', text: 'Never toast with the Zythologist. Each destination he reaches costs you 5 VPs; get there before him and you score 5 VPs.' },
    2: { title: 'Borderline Case', text: 'Visit all 16 breweries on the border.' },
    3: { title: 'Colour Match', text: 'Own at least as many First Visitor Bottles of each colour as the Zythologist.' },
    4: { title: 'Fresh Ground', text: 'Visit more breweries than the Zythologist. Where he has been before you, your visit does not count.' },
    5: { title: 'Packed Lunch', text: 'End with a full backpack and at level 4 of the Cheese Track. Objective cards about the backpack are left out.' },
    6: { title: 'Abbey Delivery', text: 'Visit all 5 Trappist breweries and end with red beer in your backpack, and no other.' },
    7: { title: 'Better Marks', text: 'Have more points on cards from the Bottling Machine than the Zythologist, who takes the rightmost one within reach at every step.' },
    8: { title: 'To the Last Drop', text: 'Reach the end of the Tasted Beers Track: 20 beers.' },
    9: { title: 'Every Bonus', text: 'Visit all 12 breweries with a bonus.' },
    10: { title: 'Anywhere but Home', text: 'End anywhere but on the Grand Place. The points for being away are lost all the same.' },
    11: { title: 'All That Glitters', text: 'Visit all 20 yellow breweries.' },
    12: { title: 'Select Company', text: 'Toast with the Zythologist at least once, and only at black and red breweries.' },
    13: { title: 'All Thumbs', text: 'Move by hitchhiking alone, in Brussels too.' },
    14: { title: 'Strictly Yellow', text: 'Taste yellow beers only, even when you toast with the Zythologist.' },
    15: { title: 'No Pedals', text: 'Never set off by bicycle.' },
  },
}
