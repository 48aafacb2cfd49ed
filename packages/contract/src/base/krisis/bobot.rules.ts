import { artiDari } from './arti.rules.ts'
import { AMBANG, BOBOT } from './bobot-nilai.rules.ts'
import type { Kata } from './kamus.rules.ts'

/** How many words are weighed together, and by how many the next ones begin later. */
const JENDELA = 24
const MAJU = 12

const satuan = new Map<string, number>()
const pasangan = new Map<string, [lain: string, bobot: number][]>()
for (const [arti = '', bobot] of BOBOT.trim()
  .split(/\s+/)
  .map((satu) => satu.split('='))) {
  const [satu = '', lain] = arti.split('&')
  if (lain === undefined) satuan.set(satu, Number(bobot))
  else pasangan.set(satu, [...(pasangan.get(satu) ?? []), [lain, Number(bobot)]])
}

/** What the meanings of some words weigh together: each alone, and each with another. */
export function berat(arti: ReadonlySet<string>): number {
  let jumlah = 0
  for (const satu of arti) {
    jumlah += satuan.get(satu) ?? 0
    for (const [lain, bobot] of pasangan.get(satu) ?? []) if (arti.has(lain)) jumlah += bobot
  }
  return jumlah
}

/** Whether some words near each other weigh more than harmless ones do, though no rule names them. */
export function adaYangBerat(kata: readonly Kata[], bersih: readonly Kata[]): boolean {
  for (let i = 0; i === 0 || i + MAJU < kata.length; i += MAJU)
    if (berat(artiDari(kata.slice(i, i + JENDELA), bersih.slice(i, i + JENDELA))) > AMBANG) return true
  return false
}
