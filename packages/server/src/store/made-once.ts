import type { Store } from './store.ts'

/** A fact of the house that is made when somebody first asks for it, and is the same at all its nodes ever after. */
export async function madeOnce(
  store: Pick<Store, 'setting' | 'replaceSetting'>,
  name: string,
  make: () => string,
): Promise<string> {
  const known = await store.setting(name)
  if (known !== undefined) return known
  // Of several nodes that make it at once, one does.
  await store.replaceSetting(name, undefined, make())
  return madeOnce(store, name, make)
}
