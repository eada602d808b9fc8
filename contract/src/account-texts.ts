export const ACCOUNT_LIMITS = {
  password_min_characters: 6,
  password_max_characters: 128,
  /** RFC 5321: the longest deliverable address. */
  email_max_characters: 254,
  name_max_characters: 80,
  body_max_bytes: 16_384,
  confirm_link_hours: 48,
  reset_link_minutes: 60,
  sessions_listed_max: 100,
} as const;

/** One @, a dot after it, no spaces. The login form checks this before it sends. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export const LOGIN_TEXTS = {
  fields_required: 'Please fill in both email and password fields',
  email_invalid: 'Please enter a valid email address',
  password_short: 'Password must be at least 6 characters long',
  unreachable: 'Unable to connect to the server. Please check your internet connection.',
  invalid_credentials: 'Invalid email or password. Please check your credentials and try again.',
  email_not_confirmed: 'Please verify your email address before logging in.',
  too_many_requests: 'Too many login attempts. Please try again later.',
  other: 'Login failed. Please check your credentials and try again.',
  disabled: 'This account has been disabled.',
  connection: 'Connection error. Please check your internet connection and try again.',
  network: 'Network error. Please check your internet connection and try again.',
  not_stored: "Your browser didn't keep the sign-in. Allow cookies for this site and try again.",
  unexpected: 'An unexpected error occurred. Please try again.',
  success: 'Login successful!',
} as const;

export const REGISTER_TEXTS = {
  fields_required: 'Please fill in all fields',
  email_invalid: 'Please enter a valid email address',
  passwords_differ: 'Passwords do not match',
  password_short: 'Password must be at least 6 characters long',
  taken: 'An account with this email address already exists. Please log in instead.',
  failed: 'Registration failed. Please try again.',
  maybe_registered: 'If you try again and the address is taken, log in instead.',
  unexpected: 'An unexpected error occurred. Please try again.',
  success: 'Registration successful!',
} as const;

export const PASSWORD_TEXTS = {
  failed: 'Failed to update password',
  success: 'Password updated successfully',
  differ: 'New passwords do not match',
  short: 'Password must be at least 6 characters',
  wrong: 'This is not your current password',
} as const;

export const LINK_TEXTS = {
  unknown: 'We don’t recognize this link. Please copy the whole address from the message.',
  used: 'This link has already been used.',
  expired: 'This link has expired. Please ask for a new one.',
  taken: 'Another account uses this address now. Yours keeps its current one.',
} as const;
