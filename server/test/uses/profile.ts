import { profileRoutes } from '@larder/contract/profile';

import type { Uses } from './stage.ts';

export const profileUses: Uses<'profile'> = {
  getProfile: ({ app, anna }) => app.request(profileRoutes.getProfile, {}, anna),
  updateProfile: ({ app, anna }) =>
    app.request(
      profileRoutes.updateProfile,
      {
        body: {
          username: 'Anna',
          bio: null,
          phone_number: '+44 20 7946 0123',
          notification_preferences: { email: true, push: true },
          diets: ['vegan'],
          allergies: ['peanuts'],
          preferences: { units: 'metric', servings: 2 },
        },
      },
      anna,
    ),
  listActivity: ({ app, anna }) => app.request(profileRoutes.listActivity, {}, anna),
};
