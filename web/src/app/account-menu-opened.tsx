import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';

import { AccountMenuButton } from '#app/account-menu-button.tsx';
import { accountPlaces, listNavigation } from '#app/navigation.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { THEME_LABELS, useTheme } from '#app/use-theme.ts';
import { sessionQuery } from '#features/account/api.ts';
import { parseThemeChoice, THEME_CHOICES } from '#platform/theme.ts';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#ui/dropdown-menu.tsx';

/** Loaded when somebody reaches for it, and open at once. */
export function AccountMenuOpened({ focusFirst }: { focusFirst: boolean }) {
  const { data: user } = useQuery(sessionQuery());
  const [theme, setTheme] = useTheme();
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger asChild>
        <AccountMenuButton user={user ?? null} />
      </MenuTrigger>
      <MenuContent className="w-64" focusFirst={focusFirst}>
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
    </Menu>
  );
}
