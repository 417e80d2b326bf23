import { describe, expect, it } from 'vitest'
import { ZYTHOLOGIST } from '../../src/content/solo.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import { alone, at, him, placeHim, told } from './alone.ts'
import { soloWith } from './together.ts'

describe('Alone: toasting with the Zythologist', () => {
  it('TBBR-SOLO-20 who meets him in a brewery toasts, whoever came; it takes 1', () => {
    const t = alone(11, 34).at(0, 6).cubes(0, 'Y').play('hitch 11', 'roll tbbr')
    expect(t.row(0)).toBe('3 @11 L1 g1 [–] 0')
    expect(him(t).toasts.yellow).toBe(1)
    const his = alone(10, 11).at(0, 6).cubes(0, 'Y').play('hitch 11', 'roll tbbr')
    expect(at(his)).toBe(11)
    his.nature('coaster 1/18')
    expect(his.row(0)).toBe('3 @11 L1 g1 [–] 0')
  })

  it('TBBR-SOLO-21, R-42, R-53 no toast without a beer, without time, or asleep', () => {
    expect(told(alone(11, 34).at(0, 6).play('hitch 11', 'roll tbbr'), 'solo/met')).toBe(0)
    const late = alone(11, 34).at(0, 6).cubes(0, 'Y').disc(0, 22).play('hitch 11', 'roll tbbr')
    expect(him(late).toasts.yellow).toBe(0)
    // Without time he still makes his step.
    expect(told(late, 'solo/walked')).toBe(1)
    const sleepy = alone(11, 34)
      .at(0, 6)
      .cubes(0, 'YY')
      .level(0, 7)
      .glass(0, 7)
      .play('bus 11', 'roll tbbr', 'drink yellow')
    expect(him(sleepy).toasts.yellow).toBe(0)
    expect(at(sleepy)).not.toBe(11)
  })

  it('TBBR-SOLO-22, R-69 example: time 10 with YYR in a black brewery, Y given: time 11, a black beer tasted', () => {
    const t = alone(18, 34).at(0, 16).disc(0, 8).cubes(0, 'YYR').play('bike 18')
    expect(t.options()).toEqual(['give yellow', 'give red'])
    t.play('give yellow')
    expect(t.row(0)).toBe('11 @18 L1 g1 [Y1 R1] 0')
    expect(t.heard('drunk')).toMatchObject([{ colour: 'black', where: 'toast' }])
    expect(t.player(0)).toMatchObject({ cheers: 1 })
    expect(him(t).toasts).toEqual({ yellow: 0, brown: 0, red: 0, black: 1 })
  })

  it('TBBR-SOLO-22 cheese comes before the beer, and a beer too many brings sleep', () => {
    const t = alone(11, 34).at(0, 6).cubes(0, 'Y').level(0, 7).glass(0, 7).cheese(0, 1).play('hitch 11', 'roll tbbr')
    expect(t.options()).toEqual(['eat 0', 'eat 1'])
    expect(t.fallback).toBe('eat 1')
    expect(t.branch().play('eat 1').player(0)).toMatchObject({ level: 7, asleep: false })
    const slept = t.play('eat 0')
    expect(slept.player(0)).toMatchObject({ time: 4, level: 4, glass: 8 })
    expect(slept.view.day).toBe(2)
  })

  it('TBBR-SOLO-22, TBBR-DEC-11, CH-15 an absent drinker eats for the beer he pours, not for the one given', () => {
    const poured = (to: 17 | 18, level: number, given: string) => {
      const t = soloWith({ cast: ['CH-15'] })
        .at(0, 16)
        .cubes(0, given)
        .level(0, level)
        .glass(0, level)
        .cheese(0, 3)
      placeHim(t.s, to, 34)
      return t.turn().play(`hitch ${to}`, 'roll tbbr').fallback
    }
    expect([poured(18, 7, 'R'), poured(17, 7, 'K'), poured(17, 6, 'K')]).toEqual(['eat 0', 'eat 2', 'eat 1'])
  })

  it('TBBR-SOLO-23, R-40, R-41 example: he stays for the toast and for the departure, then he steps', () => {
    expect(ZYTHOLOGIST.staysOnDeparture).toBe(true)
    const t = alone(11, 34).at(0, 6).cubes(0, 'Y').play('hitch 11', 'roll tbbr')
    expect([at(t), him(t).chatting]).toEqual([11, true])
    t.play('hitch 9', 'roll tbbr')
    expect([at(t), him(t).chatting, told(t, 'solo/stayed')]).toEqual([11, false, 1])
    t.play('hitch 13', 'roll tbbr')
    expect(at(t)).not.toBe(11)
  })

  it('TBBR-SOLO-23 example: he comes to the player and they toast; he stays at the next move and steps at the one after', () => {
    const t = alone(10, 34).at(0, 6).cubes(0, 'Y')
    z.setDestination(t.s, 13)
    t.play('hitch 11', 'roll tbbr')
    expect([at(t), him(t).toasts.yellow, him(t).chatting]).toEqual([11, 1, true])
    expect(at(t.play('hitch 9', 'roll tbbr'))).toBe(11)
    expect(at(t.play('hitch 7', 'roll tbbr'))).toBe(13)
  })

  it('TBBR-SOLO-24 without a toast he steps as usual; what he has to tell survives the night', () => {
    expect(at(alone(11, 34).at(0, 6).play('hitch 11', 'roll tbbr'))).not.toBe(11)
    const t = alone(11, 34).at(0, 6).cubes(0, 'Y').play('hitch 11', 'roll tbbr', 'camp')
    expect(t.view.day).toBe(2)
    expect(him(t).chatting).toBe(true)
    expect(at(t.play('hitch 9', 'roll tbbr'))).toBe(11)
  })

  it('TBBR-SOLO-25 who comes back while he still chats meets him again', () => {
    const t = alone(11, 34).at(0, 13).cubes(0, 'YY').play('hitch 11', 'roll tbbr', 'hitch 13', 'roll tbbr')
    expect(at(t)).toBe(11)
    t.play('hitch 11', 'roll tbbr')
    expect(him(t).toasts.yellow).toBe(2)
    expect(him(t).chatting).toBe(true)
  })

  it('TBBR-SOLO-38 on the Grand Place nobody toasts', () => {
    const t = alone(13, 16).at(0, 11).cubes(0, 'Y').play('hitch GP', 'roll tbbr')
    expect(at(t)).toBe('GP')
    expect([told(t, 'solo/met'), t.player(0).cheers]).toEqual([0, 0])
  })

  it('TBBR-SOLO-46 after a toast on arrival he makes no step, so there is no second one in the same move', () => {
    const t = alone(11, 34).at(0, 6).cubes(0, 'YYY').play('hitch 11', 'roll tbbr')
    expect([told(t, 'solo/toasted'), told(t, 'solo/walked')]).toEqual([1, 0])
    expect(t.player(0).time).toBe(3)
  })
})

describe('Alone: the course of a successful move', () => {
  it('TBBR-SOLO-09 time, bottle and token, toast, claims; with a toast he makes no step', () => {
    const t = alone(11, 34).at(0, 6).bottleAt(11).cubes(0, 'Y').machine('L1-16').play('hitch 11', 'roll tbbr')
    const wanted = [
      'timeSpent',
      'moved',
      'bottleTaken',
      'visited',
      'solo/met',
      'solo/given',
      'solo/toasted',
      'drunk',
      'cheered',
      'cardTaken',
    ]
    expect(t.story.filter((type) => wanted.includes(type))).toEqual([
      ...wanted.slice(0, 6),
      'timeSpent',
      ...wanted.slice(6),
    ])
  })

  it('TBBR-SOLO-09 without one: claims, his step, the toast with him, claims again', () => {
    const t = alone(10, 13).at(0, 6).cubes(0, 'Y').machine('L1-16', 'L1-10').play('hitch 11', 'roll tbbr')
    const wanted = ['moved', 'cardTaken', 'solo/walked', 'solo/toasted']
    const told = t.events.flatMap((event) =>
      wanted.includes(event.type) ? [event.type === 'cardTaken' ? event.card : event.type] : [],
    )
    expect(told).toEqual(['moved', 'solo/walked', 'solo/toasted', 'L1-16'])
  })

  it('TBBR-SOLO-09 the step comes after a move to the Grand Place as well', () => {
    expect(at(alone(1, 34).at(0, 11).play('hitch GP', 'roll tbbr'))).toBe(2)
  })

  it('TBBR-SOLO-09 a token crossed is asked about last, before sleep', () => {
    const t = alone(10, 13).at(0, 6).disc(0, 7).cubes(0, 'Y').machine('L1-16', 'L1-03').play('hitch 11', 'roll tbbr')
    expect(t.step).toBe('solo/replacement')
    expect(him(t).toasts.yellow).toBe(1)
    expect(t.rightRow).toEqual(['L1-03', null, null, null])
  })
})
