import Type from 'typebox'

/** The id of a table as addresses hold it, in the words of an expression. */
export const TABLE_ID = '[A-Za-z0-9_-]{1,64}'

export const AtTable = Type.Object({ table: Type.String({ pattern: `^${TABLE_ID}$` }) })
