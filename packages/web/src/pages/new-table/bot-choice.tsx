import { levelsAt } from '@estaminet/bots/levels'
import { createSignal, createUniqueId, For } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { OptionCard } from '../../design/option-card.tsx'
import { say } from '../../language.ts'
import { aboutLevel, levelName } from '../../shell/seats/bot-levels.ts'
import { Strength } from '../../shell/seats/strength.tsx'
import type { SeatDraft } from '../table-plan.ts'
import './bot-choice.css'

/** Which bot sits here: how strong it is, with what is known of each strength. */
export function BotChoice(props: {
  game: string
  /** Counted from one, as people count. */
  seat: number
  bot: SeatDraft
  onChange(bot: Partial<SeatDraft>): void
}) {
  const words = () => say().create
  const [open, setOpen] = createSignal(false)
  const group = createUniqueId()
  return (
    <>
      <button
        type="button"
        class="bot-choice"
        aria-haspopup="dialog"
        aria-label={`${words().whichBot(props.seat)} ${levelName(props.bot.level)}`}
        onClick={() => setOpen(true)}
      >
        <Strength level={props.bot.level} />
        <b>{levelName(props.bot.level)}</b>
        <Icon name="chevron" size={16} />
      </button>
      <Dialog open={open()} title={words().whichBot(props.seat)} onClose={() => setOpen(false)}>
        <fieldset class="bot-levels">
          <legend>{words().botLevel}</legend>
          <For each={levelsAt(props.game)}>
            {(level) => (
              <OptionCard group={group} on={props.bot.level === level} onPick={() => props.onChange({ level })}>
                <Strength level={level} />
                <span>
                  <b>{levelName(level)}</b>
                  <small>{aboutLevel(level, props.game)}</small>
                </span>
              </OptionCard>
            )}
          </For>
        </fieldset>
        <div class="answers">
          <Button kind="primary" onClick={() => setOpen(false)}>
            {words().chosen}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
