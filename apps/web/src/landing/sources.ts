// What the build (build/landing.ts) takes from the sources, as one module: together they are read and compiled once.
export { renderLanding } from './document.tsx'
export { firstWordsText } from './first-words-text.ts'
export { renderHeads } from './head.tsx'
export { renderLuring } from './luring-document.tsx'
export { pushWords } from './push-words.ts'
