import type { Component } from 'solid-js'
import type { Figure } from './book.ts'

/**
 * The drawings of the rulebooks, by name. A board offers its own component here, lazily, so that a figure always
 * shows what the table shows. A name without a drawing leaves no trace on the page.
 */
export const figures: Partial<Record<Figure, Component>> = {}
