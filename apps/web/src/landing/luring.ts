import './luring.css'
import { tanggalRentang, waktuPanjang } from '../base/lib/tanggal.ts'
import { readKartu } from '../consultation/konsultasi/kartu-luring.ts'

// The page for a device without a connection is complete without this script. It adds the next appointment where this device
// keeps one, and asks for the page again: by the button, and by itself with the connection.

async function showKartu(): Promise<void> {
  const kartu = await readKartu(new Date())
  const section = document.querySelector<HTMLElement>('[data-kartu]')
  if (!kartu || !section) return
  const { tanggal, jam_mulai, jam_selesai, zona, lokasi, sejak } = kartu
  const words = {
    waktu: tanggalRentang(tanggal, jam_mulai, jam_selesai, zona),
    tempat: lokasi ?? 'Online',
    sejak: waktuPanjang(sejak),
  }
  for (const [name, text] of Object.entries(words)) {
    const place = section.querySelector(`[data-${name}]`)
    if (place) place.textContent = text
  }
  section.hidden = false
}

const again = () => location.reload()
document.querySelector('[data-lagi]')?.addEventListener('click', again)
addEventListener('online', again)
showKartu().catch(() => null)
