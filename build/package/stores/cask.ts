/** A cask for Homebrew: https://docs.brew.sh/Cask-Cookbook */
import type { Release } from './release.ts';

/** What a cask says in short begins with no article and ends with no full stop, and has 80 characters at most. */
const desc = 'Hints for falling-block puzzle games, drawn over the game';

export function cask({ version, homepage, dmg }: Release): string {
  return `cask "okiba" do
  version "${version}"
  sha256 "${dmg.sha256}"

  url "${dmg.url.replaceAll(version, '#{version}')}"
  name "Okiba"
  desc "${desc}"
  homepage "${homepage}"

  auto_updates true

  app "Okiba.app"
  binary "#{appdir}/Okiba.app/Contents/Resources/bin/okiba"

  zap trash: [
    "~/Library/Application Support/okiba",
    "~/Library/Logs/okiba",
    "~/Library/Preferences/okiba.Okiba.plist",
    "~/Library/Saved Application State/okiba.Okiba.savedState",
  ]
end
`;
}
