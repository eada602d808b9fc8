import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Compass, LogOut } from 'lucide-react';

import { accountPlaces, listNavigation } from '#app/navigation.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { useStartTour } from '#app/use-start-tour.ts';
import { THEME_LABELS, useTheme } from '#app/use-theme.ts';
import { sessionQuery } from '#features/account/api.ts';
import { parseThemeChoice, THEME_CHOICES } from '#platform/theme.ts';
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuContent } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';

export function AccountMenuContent({ opening }: { opening: MenuOpening }) {
  const { data: user } = useQuery(sessionQuery());
  const [theme, setTheme] = useTheme();
  const { mutate: signOut, isPending } = useSignOut();
  const startTour = useStartTour();
  return (
    <MenuContent opening={opening} className="w-64">
      {user && <MenuLabel className="truncate">{user.email}</MenuLabel>}
      <MenuSeparator />
      {listNavigation(...accountPlaces(user?.is_admin === true)).map(({ label, to, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        </MenuItem>
      ))}
      <MenuItem onSelect={startTour}>
        <Compass aria-hidden="true" />
        Show me around
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Appearance</MenuLabel>
      <MenuRadioGroup value={theme} onValueChange={(value) => setTheme(parseThemeChoice(value))}>
        {THEME_CHOICES.map((choice) => (
          <MenuRadioItem key={choice} value={choice} onSelect={(event) => event.preventDefault()}>
            {THEME_LABELS[choice]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem disabled={isPending} onSelect={() => signOut()}>
        <LogOut aria-hidden="true" />
        Sign Out
      </MenuItem>
    </MenuContent>
  );
}
