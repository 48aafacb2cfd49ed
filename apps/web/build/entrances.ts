/**
 * Addresses at which people come in from outside, and the page behind each. Its code is fetched together with the
 * application's instead of after it, which on a slow network is a round trip sooner. `words` names its first words
 * (src/lib/first-words.ts), which stand there before any code has come. `*` is one role's area.
 */
export const entrances = [
  { path: '/login', chunks: ['login-page'], words: 'login' },
  { path: '/register', chunks: ['register-page'], words: 'register' },
  { path: '/reset-password', chunks: ['reset-password-page'] },
  { path: '/tautan', chunks: ['tautan-page'] },
  { path: '/jadwal', chunks: ['jadwal-page'], words: 'jadwal' },
  { path: '/medic', chunks: ['jadwal-page'], words: 'jadwal' },
  { path: '/*/home', chunks: ['app-shell', 'home-page'] },
  { path: '/*/appointment', chunks: ['app-shell', 'appointment-page'] },
] as const
