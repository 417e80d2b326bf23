import type { SeatInfo } from '@estaminet/table'
import { useLocation } from '@solidjs/router'
import { createMemo, Show } from 'solid-js'
import { hearStory } from '../after/hear-story.ts'
import { LookBack } from '../after/look-back.tsx'
import type { Story } from '../after/story.ts'
import { Untold } from '../after/untold.tsx'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { named } from '../shell/seats/names.ts'

/** `/after#…`: a match that lies in the address itself. No server is asked for it. */
export default function AfterPage() {
  const here = useLocation()
  const linked = createMemo(() => (here.hash.length > 1 ? here.hash : undefined))
  const told = hearStory(linked)
  return (
    <Show when={linked()} fallback={<Nothing />}>
      <LookBack told={told} seats={sat} mine={[]} replay="/replay" />
    </Show>
  )
}

function Nothing() {
  return (
    <>
      <PageBar />
      <Untold why={undefined} />
      <Foot />
    </>
  )
}

/** Who sat there, as far as the address names them. */
const sat = ({ seats, players }: Story): readonly SeatInfo[] =>
  named(
    Array.from({ length: seats }, (_, seat) => ({
      kind: 'person' as const,
      name: players[seat] ?? '',
      standIn: false,
      present: true,
    })),
  )
