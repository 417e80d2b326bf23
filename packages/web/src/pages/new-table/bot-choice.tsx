import {
  called,
  hasPersonalities,
  levelPlayed,
  levelsAt,
  parted,
  personalitiesOf,
  playersAt,
} from '@estaminet/bots/levels'
import { createSignal, createUniqueId, For, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { OptionCard } from '../../design/option-card.tsx'
import { say } from '../../language.ts'
import { aboutLevel, aboutPersonality, faceOf, levelName, playerName } from '../../shell/seats/bot-levels.ts'
import { Strength } from '../../shell/seats/strength.tsx'
import type { SeatDraft } from '../table-plan.ts'
import './bot-choice.css'

/** Which bot sits here: how strong it is and in what way it plays, with what is known of each. */
export function BotChoice(props: {
  game: string
  /** Counted from one, as people count. */
  seat: number
  bot: SeatDraft
  onChange(bot: Partial<SeatDraft>): void
}) {
  const words = () => say().create
  const [open, setOpen] = createSignal(false)
  const strengths = createUniqueId()
  const ways = createUniqueId()
  const now = () => parted(props.bot.level)
  /** Whoever cannot play in the way that was chosen plays as it comes. */
  const pick = (level: string, personality: string | undefined) =>
    props.onChange({ level: levelPlayed(called(level, personality), playersAt(props.game)) })
  return (
    <>
      <button
        type="button"
        class="bot-choice"
        aria-haspopup="dialog"
        aria-label={`${words().whichBot(props.seat)} ${playerName(props.bot.level, props.game)}`}
        onClick={() => setOpen(true)}
      >
        <Strength level={props.bot.level} />
        <Show when={now().personality}>
          <Icon name={faceOf(props.bot.level, props.game)} size={20} />
        </Show>
        <b>{playerName(props.bot.level, props.game)}</b>
        <Icon name="chevron" size={16} />
      </button>
      <Dialog open={open()} title={words().whichBot(props.seat)} onClose={() => setOpen(false)}>
        <fieldset class="bot-levels">
          <legend>{words().botLevel}</legend>
          <For each={levelsAt(props.game)}>
            {(level) => (
              <OptionCard group={strengths} on={now().level === level} onPick={() => pick(level, now().personality)}>
                <Strength level={level} />
                <span>
                  <b>{levelName(level)}</b>
                  <small>{aboutLevel(level, props.game)}</small>
                </span>
              </OptionCard>
            )}
          </For>
        </fieldset>
        <Show when={hasPersonalities(now().level) && personalitiesOf(props.game).length > 0}>
          <fieldset class="bot-levels bot-ways">
            <legend>{words().botWay}</legend>
            <For each={[undefined, ...personalitiesOf(props.game)]}>
              {(personality) => (
                <OptionCard
                  group={ways}
                  on={now().personality === personality}
                  onPick={() => pick(now().level, personality)}
                >
                  <Icon name={faceOf(called(now().level, personality), props.game)} size={34} />
                  <span>
                    <b>{aboutPersonality(personality, props.game)?.name ?? words().asItComes}</b>
                    <small>{aboutPersonality(personality, props.game)?.line ?? words().asItComesHelp}</small>
                  </span>
                </OptionCard>
              )}
            </For>
          </fieldset>
        </Show>
        <div class="answers">
          <Button kind="primary" onClick={() => setOpen(false)}>
            {words().chosen}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
