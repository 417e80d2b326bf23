/** What is said in the guided first race, and the shape of it in other languages. */
export const en = {
  title: 'Your first race',
  steps: {
    goal: 'What you want',
    brewery: 'At a brewery',
    road: 'On the road',
    cards: 'Cards',
    lift: 'A lift',
    level: 'Your level',
    evening: 'The evening',
    home: 'The way home',
  },
  /** What one does in it, for the list of them. */
  gists: {
    goal: 'two days, victory points, and where to begin',
    brewery: 'taste a beer, buy three for the road',
    road: 'a bus, a beer on board, a bottle, the bicycle',
    cards: 'five brown beers for a card',
    lift: 'hitchhike, and two more cards',
    level: 'cheese, and a lift that fails',
    evening: 'camp, drink, and what it all pays',
    home: 'a toast, and the Grand Place in time',
  },
  says: {
    goal: 'Welcome! You have **two days** to travel from brewery to brewery. Beers you taste, bottles and cards bring victory points, **VPs**; whoever has most wins.',
    map: 'Each sign on the map is a brewery, in the colour of its beer: yellow, brown, red or black. Roads join them. Brussels has a small map of its own.',
    start:
      'Where to begin? Just outside Brussels: **Bierghes**, brewery 13. Time is counted in **TUs** (time units): one is half an hour.',
    taste:
      'You are there, and it is noon. **Taste** the beer. It takes 1 TU, and pays 2 VPs tonight and 2 more at the end.',
    time: 'The **Time Track** is everybody’s clock. Whoever is furthest behind plays. Your opponent has bought beer and taken a bus; now you are behind again.',
    buy: '**Buy**: for 1 TU three brown beers go into your backpack. You will want them on the road.',
    total:
      'Your **total** is what you would have **if it ended now**: each beer you carry counts 1 VP, and 5 are off until you drink a toast. Cards, bonuses and breweries visited are in it too. Point at it or hold it for more.',
    means:
      'The **bicycle** is slow and sure. The **bus** is late one time in six. A **lift** is quick, and fails one time in two, unless you offer the driver beer.',
    bus: 'Take the **bus to Irchonwelz**, brewery 9. In 3 TUs there is time for a beer on board.',
    drink:
      'The die is kind: on time. On a bus you may drink what you carry. **Drink a brown beer**; it counts as tasted.',
    bottle:
      'Whoever comes first takes the **bottle** of the brewery: 1 VP tonight, 1 at the end. Your opponent, meanwhile, gave a driver beer for a lift.',
    buyYellow: 'Yellow beer is sold here: **buy** three for the road.',
    bike: 'Pipaix, brewery 7, is close. Take the **bicycle**: 2 TUs and no die.',
    machine:
      'The **Bottling Machine** brings cards. Four of them are within reach: do what one asks, and it is yours at once.',
    buyCheese:
      'One asks for **five brown beers** in the backpack, and you carry two. **Buy three, and a cheese** with them.',
    token:
      'The card is yours, and your total already counts the 3 VPs it brings at the end. Your disc has passed a bottle token on the clock: now you could throw a card out of the game. **Leave the token whole.**',
    tasteAgain: 'Pipaix has a beer to taste too: **taste** it.',
    hitch: 'One card gives 3 VPs to whoever comes to brewery 8. **Hitchhike** there: 1 TU, one die, one chance in two.',
    lifted:
      'A lift, a bottle and the card! A card goes to whoever is first: your opponent came to a Trappist abbey and took the one that asked for it.',
    busOn:
      'Take the **bus to Binche**, brewery 14. Its sign shows a bonus: the more of one kind you collect, the more each is worth.',
    drinkBrown: 'Drink a **brown** beer on the way, and keep the yellow ones.',
    buyFour: 'Because a card asks for **four yellow beers**: **buy** here, and it is yours.',
    tasteBinche: '**Taste** here as well, and watch your level.',
    level:
      'Every beer raises your **level**. From 5 on you may not cycle, at 7 buses take twice as long, at 8 you fall asleep until morning.',
    cheese:
      'You are at 5. **Eat the cheese**: one level less, in no time at all. Cycling does the same for every 4 TUs in a row.',
    hitchChimay:
      'South, to the Trappists of **Chimay**, brewery 15: a bottle and a bonus. **Hitchhike**: 3 TUs, one chance in two.',
    failed:
      'Nobody stopped: waiting takes 2 TUs, however short the road. You also passed the second bottle token: **leave it whole.**',
    hitchAgain: 'Try the same road again: now you throw **two dice**, and three times in four somebody stops.',
    tasteChimay:
      'One die said no, the other yes, and one is enough. Chimay at last: **taste** it. A card within reach asks for just that.',
    camp: 'Eleven at night. Put up your tent: **camp**. In it you may still drink what you carry.',
    tent: '**Drink a yellow beer** in the tent: 1 TU, and 2 VPs tonight.',
    enough: 'That will do: **turn in**. At level 6 you will get up 1 TU late as it is.',
    evening:
      'The **evening** count: 7 beers make 14, 6 bottles make 6, together 20 VPs; your opponent has 18. All of it counts again at the end, so what comes early pays twice.',
    morning: 'A night takes 4 levels off. You wake up where you slept, 1 TU late because of level 6.',
    ahead:
      'You know what a day is like. **We play most of your second day for you**, in a blink, and you take over for the last hours.',
    home: 'Four o’clock on the last day, in Brussels. **Be on the Grand Place when it ends**: every move you are short of it costs 15 VPs.',
    buyCard: 'There is time for one more card: 2 VPs for buying beer. **Buy.**',
    lastToken: 'You have passed another bottle token on the clock: **leave it whole.**',
    meet: 'Your opponent is at B6, with beer in the backpack. **Cycle to B6**: whoever arrives where somebody has beer drinks a **toast** with them. Inside Brussels every road takes 1 TU.',
    give: 'A **toast**: you give each other a beer, and both drink. It takes you both 1 TU and counts as tasted. **Give a yellow one.**',
    toasted:
      'Cheers! Toasts have a track of their own. **Without a single one you lose 5 VPs at the end**; with one you win 1, and more with each.',
    grandPlace:
      'Now home, with time to spare: **cycle to the Grand Place**. No die can stop a bicycle, and nobody toasts on the square.',
    stop: 'Home! **Call it a day**, and nothing can go wrong any more.',
  },
  known: [
    'Time is what you pay with, and whoever is furthest behind plays.',
    'A bicycle is sure, a bus nearly, a lift takes luck or beer.',
    'Beers, bottles and coasters score every evening: collect them early.',
    'Cards go to the first who does what they ask, and score at the end.',
    'Watch your level: cheese, 4 TUs of cycling in a row and a night’s sleep lower it.',
    'Meet people with beer: a weekend without a toast costs 5 VPs.',
    'Be on the Grand Place when the last day ends.',
  ],
}

export type RaceWords = typeof en
