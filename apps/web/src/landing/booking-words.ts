import type { Language } from '@sehati/contract/base/language'
import { type Tanggal, WIB, type Zona } from '@sehati/contract/base/waktu'
import type { SlotTanggal } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import './booking-words.css'
import { language } from '../base/lib/language.ts'
import { hariRelatif, rentangJam, tanggalPanjang } from '../base/lib/tanggal.ts'

// The first words of the booking page, while the application is on its way: what the page itself will show first, where it will
// show it (booking-words.css). It is text alone: there is nothing to touch yet. kata-pertama.e2e.ts compares both.

/** In no catalogue, as the words of live.ts: this script has no code for one. */
const texts = {
  id: {
    judul: 'Appointment',
    isi: 'Pilih tanggal dan waktu, lalu ceritakan keluhan Anda.',
    langkah: ['Tanggal', 'Waktu'],
    wib: 'Semua waktu dalam WIB.',
    sesi: 'Sesi',
  },
  en: {
    judul: 'Appointment',
    isi: 'Choose a date and a time, then describe your concern.',
    langkah: ['Date', 'Time'],
    wib: 'All times are in WIB.',
    sesi: 'Session',
  },
} satisfies Record<Language, object>

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...content)
  return made
}

export type BookingWords = {
  showName: (name: string) => void
  /** Dates of Jakarta; `zona` is that of the clinic. */
  showHari: (hari: { tanggal: Tanggal; today: Tanggal; zona: Zona }) => void
  /** The sessions of that date by their start. */
  showSlots: (slots: SlotTanggal[]) => void
}

/** Shows frame and head of the page in place of the splash; null where the application is there already. */
export function showBookingPage(): BookingWords | null {
  const splash = document.querySelector('.splash')
  if (!splash) return null
  const { judul, isi, langkah, wib, sesi } = texts[language()]
  const name = element('p', 'name')
  const [tanggal, waktu] = langkah.map((nama, n) =>
    element('section', '', element('h2', '', element('span', '', String(n + 1)), nama)),
  ) as [HTMLElement, HTMLElement]
  tanggal.append(element('div', 'days'))
  const card = element('div', 'card', tanggal, waktu)
  const mark = splash.querySelector('svg') ?? ''
  const main = element('div', 'main', element('h1', '', judul), element('p', 'quiet', isi), element('div', 'who', name))
  splash.className = 'awal'
  splash.replaceChildren(element('div', 'bar', mark), main)

  return {
    showName(text) {
      name.textContent = text
      main.append(card)
    },
    showHari({ tanggal: date, today, zona }) {
      const line = `${tanggalPanjang(date)}, ${hariRelatif(date, today)}.`
      waktu.append(element('p', 'quiet', line, document.createElement('br'), zona === WIB ? wib : ''))
    },
    showSlots(slots) {
      const times = slots.map(({ jam_mulai, jam_selesai, zona, is_available, ...slot }) =>
        element(
          'div',
          is_available === 1 ? 'slot' : 'slot taken',
          element('b', '', rentangJam(jam_mulai, jam_selesai, zona)),
          element('span', '', `${sesi} ${slot.sesi}`),
        ),
      )
      waktu.append(...times)
    },
  }
}
