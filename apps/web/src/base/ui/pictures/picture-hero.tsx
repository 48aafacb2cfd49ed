import { brandColours } from '@sehati/contract/base/brand'

const { accent, neutral, warm } = brandColours

/** Two people in conversation under one heart. Decorative. */
export const PictureHero = () => (
  <svg viewBox="0 0 520 400" aria-hidden="true" focusable="false" width="520" height="400">
    <path
      d="M62 236C38 150 96 62 196 44c84-16 118 22 186 34 78 14 116 84 92 158-26 80-120 112-214 112S86 322 62 236Z"
      fill="var(--sehati-accent-soft)"
    />
    <ellipse cx="260" cy="352" rx="206" ry="16" fill="var(--sehati-line)" opacity=".7" />
    {/* plant */}
    <path d="M84 350v-74" stroke={accent[6]} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M84 304c-30-2-42-22-40-44 24 2 40 18 40 44ZM84 284c26-4 38-24 34-48-24 4-36 22-34 48ZM84 326c20 0 34-12 36-32-22-2-34 10-36 32Z"
      fill={accent[4]}
    />
    <path d="M62 330h44l-6 28H68Z" fill={warm[5]} />
    {/* the professional */}
    <path d="M132 352c-4-78 6-132 58-132s64 54 60 132Z" fill={accent[6]} />
    <path d="M170 226c4 24 34 24 40 0l-6-8h-28Z" fill="#fff" />
    <path d="M190 250v102" stroke={accent[7]} strokeWidth="3" />
    <path d="M172 150h36v62c0 14-36 14-36 0Z" fill="#C98F6B" />
    <ellipse cx="190" cy="156" rx="31" ry="36" fill="#D9A27E" />
    <path d="M156 158c-6-34 12-54 36-54 26 0 40 18 34 52-6-16-18-22-30-22-18 0-32 4-40 24Z" fill="#2B2320" />
    <path
      d="M175 156c2-3 6-3 8 0M197 156c2-3 6-3 8 0"
      stroke="#2B2320"
      strokeWidth="2.500"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M180 172c4 5 15 5 20 0" stroke="#7A4A31" strokeWidth="3" strokeLinecap="round" fill="none" />
    <path d="M150 300c18 22 50 26 82 8" stroke={accent[7]} strokeWidth="20" strokeLinecap="round" fill="none" />
    <rect x="214" y="270" width="46" height="58" rx="6" fill="#FFF9EF" transform="rotate(12 237 299)" />
    <path d="m226 286 26 6M224 298l26 6M221 310l18 4" stroke={neutral[4]} strokeWidth="3" strokeLinecap="round" />
    {/* the patient, in a veil */}
    <path d="M292 352c-6-74 8-122 60-122s70 48 62 122Z" fill={warm[3]} />
    <path d="M312 178c-4-46 14-72 42-72s48 26 44 74c-2 30 8 50 0 70-16 20-74 18-88-2-6-18 4-40 2-70Z" fill="#FAD7C8" />
    <ellipse cx="352" cy="166" rx="26" ry="31" fill="#E3B08E" />
    <path
      d="M338 166c2-3 6-3 8 0M357 166c2-3 6-3 8 0"
      stroke="#2B2320"
      strokeWidth="2.500"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M343 180c4 4 13 4 17 0" stroke="#7A4A31" strokeWidth="3" strokeLinecap="round" fill="none" />
    <path
      d="M308 306c20 20 56 20 84-2"
      stroke={warm[5]}
      strokeWidth="18"
      strokeLinecap="round"
      fill="none"
      opacity=".75"
    />
    {/* what is between them */}
    <path
      d="M236 44h76c14 0 24 10 24 24v32c0 14-10 24-24 24h-26l-14 16-12-16h-24c-14 0-24-10-24-24V68c0-14 10-24 24-24Z"
      fill="var(--sehati-raised)"
      stroke="var(--sehati-line)"
      strokeWidth="2"
    />
    <path
      d="M274 106c-16-11-24-20-24-29 0-8 6-13 12-13 5 0 9 3 12 8 3-5 7-8 12-8 6 0 12 5 12 13 0 9-8 18-24 29Z"
      fill={warm[5]}
    />
    {/* calendar */}
    <rect
      x="410"
      y="92"
      width="74"
      height="76"
      rx="12"
      fill="var(--sehati-raised)"
      stroke="var(--sehati-line)"
      strokeWidth="2"
    />
    <path d="M410 104c0-7 5-12 12-12h50c7 0 12 5 12 12v10h-74Z" fill={accent[6]} />
    <path
      d="m432 140 10 10 20-22"
      stroke={accent[6]}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <circle cx="116" cy="104" r="8" fill={warm[3]} />
    <circle cx="446" cy="222" r="6" fill={accent[4]} />
    <path d="M104 152h16M112 144v16" stroke={accent[4]} strokeWidth="4" strokeLinecap="round" />
  </svg>
)
