/** The games of the house, their content checked: where the threads of the server find them. */
export { games } from '@estaminet/shelf/checked'
