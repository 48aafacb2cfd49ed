/**
 * Addresses at which people come in from outside, and the page behind each. Its code is fetched together with the
 * application's instead of after it, which on a slow network is a round trip sooner. `*` is one role's area.
 */
export const entrances = [
  { path: '/login', chunks: ['login-page'] },
  { path: '/register', chunks: ['register-page'] },
  { path: '/reset-password', chunks: ['reset-password-page'] },
  { path: '/tautan', chunks: ['tautan-page'] },
  { path: '/jadwal', chunks: ['jadwal-page'] },
  { path: '/medic', chunks: ['jadwal-page'] },
  { path: '/*/home', chunks: ['app-shell', 'home-page'] },
  { path: '/*/appointment', chunks: ['app-shell', 'appointment-page'] },
] as const
