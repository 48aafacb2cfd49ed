import { tanpaAman } from './arti.rules.ts'
import { NIAT_DEKAT } from './bahaya-dekat.rules.ts'
import { NIAT_MATI } from './bahaya-diri.rules.ts'
import { LUKA, LUKA_DEKAT } from './bahaya-luka.rules.ts'
import { adaYangBerat } from './bobot.rules.ts'
import { BATAS } from './huruf.rules.ts'
import { adaPola, berdekatan } from './pola.rules.ts'

/**
 * Whether `teks` has words of danger: a wish to die, a plan, means, an attempt, a farewell, self-injury, violence that is suffered
 * or planned. The text is brought into one spelling, its words get their meanings, what means something else is left out, and
 * rules and weights over meanings read the rest (docs/adr/0063). No match proves that there is no danger.
 */
export function adaKataBahaya(teks: string): boolean {
  const { kata, bersih } = tanpaAman(teks)
  if (adaPola(NIAT_MATI, bersih) || adaPola(LUKA, bersih)) return true
  let awal = 0
  for (let i = 0; i <= bersih.length; i++) {
    if (i < bersih.length && bersih[i]?.kata !== BATAS) continue
    const [kalimat, asli] = [bersih.slice(awal, i), kata.slice(awal, i)]
    if (berdekatan(kalimat, asli, NIAT_DEKAT) || berdekatan(kalimat, asli, LUKA_DEKAT)) return true
    awal = i + 1
  }
  return adaYangBerat(kata, bersih)
}
