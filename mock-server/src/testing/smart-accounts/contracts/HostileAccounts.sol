// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// Never returns.
contract EndlessAccount {
    fallback() external {
        assembly {
            for {} 1 {} { mstore(0, keccak256(0, 32)) }
        }
    }
}

/// Returns a megabyte.
contract VerboseAccount {
    fallback() external {
        assembly {
            revert(0, 1000000)
        }
    }
}

/// Accepts every signature once anyone has unlocked it.
contract UnlockableAccount {
    bool private isOpen;

    function unlock() external {
        isOpen = true;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        return isOpen ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}
