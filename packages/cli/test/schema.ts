/** As much of JSON Schema as the protocol's own schema uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

const UNDERSTOOD = new Set(
  '$ref type const enum minimum required properties additionalProperties items oneOf anyOf'.split(' '),
)

/** Where and why a value does not fit, or nothing. */
export function misfit(root: object, schema: Schema, value: unknown, at = '$'): string | undefined {
  const unknown = Object.keys(schema).find((word) => !UNDERSTOOD.has(word))
  if (unknown !== undefined) throw new Error(`This check does not understand "${unknown}".`)
  const inside = (part: Schema, one: unknown, where: string) => misfit(root, part, one, where)

  if (schema.$ref !== undefined) return inside(find(root, schema.$ref), value, at)
  if ('const' in schema && value !== schema.const) return `${at} is not ${schema.const}`
  if (schema.enum && !schema.enum.includes(value)) return `${at} is none of ${schema.enum}`
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isA(type, value))) return `${at} is not ${types}`
  if (schema.minimum !== undefined && (value as number) < schema.minimum) return `${at} is below ${schema.minimum}`
  if (schema.anyOf?.every((one) => inside(one, value, at) !== undefined)) return `${at} fits nothing it may be`
  if (schema.oneOf && schema.oneOf.filter((one) => inside(one, value, at) === undefined).length !== 1)
    return `${at} does not fit exactly one thing it may be`
  if (schema.items && Array.isArray(value)) {
    const items = schema.items
    return first(value.map((one, i) => inside(items, one, `${at}[${i}]`)))
  }
  return isA('object', value) ? fieldsMisfit(schema, value as Record<string, unknown>, at, inside) : undefined
}

function fieldsMisfit(
  { required = [], properties = {}, additionalProperties = true }: Schema,
  value: Record<string, unknown>,
  at: string,
  inside: (part: Schema, one: unknown, where: string) => string | undefined,
): string | undefined {
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) return `${at}.${missing} is missing`
  return first(
    Object.entries(value).map(([name, one]) => {
      const known = properties[name]
      if (known) return inside(known, one, `${at}.${name}`)
      if (typeof additionalProperties === 'object') return inside(additionalProperties, one, `${at}.${name}`)
      return additionalProperties ? undefined : `${at}.${name} does not belong there`
    }),
  )
}

const first = (faults: readonly (string | undefined)[]) => faults.find((fault) => fault !== undefined)

function find(root: object, ref: string): Schema {
  let here: unknown = root
  for (const step of ref.replace('#/', '').split('/')) here = (here as Record<string, unknown>)[step]
  if (typeof here !== 'object' || here === null) throw new Error(`${ref} leads nowhere.`)
  return here
}

const isA = (type: string, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
