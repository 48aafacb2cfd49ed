import './crisis-strip.css'

const numbers = [
  { tel: '119', nomor: '119 ekstensi 8', isi: 'konseling kesehatan jiwa (Healing119/SEJIWA), gratis' },
  { tel: '119', nomor: '119', isi: 'ambulans dan gawat darurat medis' },
  { tel: '112', nomor: '112', isi: 'panggilan darurat (tersedia di sebagian kota/kabupaten)' },
  { tel: '129', nomor: 'SAPA 129', isi: 'kekerasan terhadap perempuan dan anak' },
] as const

/**
 * A quiet line with the emergency numbers behind it. Plain HTML: it opens without any script, also on the landing page.
 * No pronoun, no promise of an answer from the clinic.
 */
export const CrisisStrip = () => (
  <aside className="krisis" aria-label="Bantuan segera">
    <details>
      <summary>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 8.500c-1.500-2-5.500-1.800-5.500 1.700 0 3 3.600 5 5.500 6.800 1.900-1.800 5.500-3.800 5.500-6.800 0-3.500-4-3.700-5.500-1.700Z" />
          <circle cx="12" cy="12" r="10" />
        </svg>
        <span>Butuh bantuan segera? Ada yang siap mendengarkan sekarang.</span>
        <span className="krisis-buka">Lihat nomor bantuan</span>
      </summary>
      <ul>
        {numbers.map(({ tel, nomor, isi }) => (
          <li key={nomor}>
            <a href={`tel:${tel}`}>{nomor}</a>
            <span>{isi}</span>
          </li>
        ))}
      </ul>
      <p>Jika ada bahaya saat ini juga, hubungi 119 atau 112, atau datang ke IGD terdekat.</p>
    </details>
  </aside>
)
