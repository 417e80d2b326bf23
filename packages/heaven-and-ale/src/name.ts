/** What is printed on the box, in every language. */
export const NAME = 'Heaven & Ale'
