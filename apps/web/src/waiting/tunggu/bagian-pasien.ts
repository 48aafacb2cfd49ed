// What other pages show patients of the waiting list. One file: the application lists the names of all its files.
export { Dahulukan } from './dahulukan.tsx'
export { MajukanSwitch } from './majukan-switch.tsx'
export { TungguNote } from './tunggu-note.tsx'
